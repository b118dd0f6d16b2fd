import {Link} from '#src/ui/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {DirectoryCategory, DirectoryEntry, IntegrationsContent} from '#src/content/schema/integrations';
import {filter} from '#src/behaviors/attributes';
import {Heading} from '#src/ui/Heading';
import {ProductMark} from '#src/ui/marks/ProductMark';
import {ConnectionLabel} from './ConnectionLabel';
import styles from './directory.module.scss';

import type {ReactNode} from 'react';

type Kinds = IntegrationsContent['kinds'];

function Entry({entry: {name, line, via = 'native', from, slug}, kinds}: {entry: DirectoryEntry; kinds: Kinds}) {
  return (
    <li {...{[filter.item]: ''}}>
      <ProductMark name={name} />
      <p className={styles.text}>
        {slug === undefined ? (
          <b data-entry="">{name}</b>
        ) : (
          <Link to={`/integrations/${slug}`} data-entry="">
            {name}
          </Link>
        )}
        <span>
          {line}
          {from !== undefined && `. ${from} plan`}
        </span>
      </p>
      <ConnectionLabel kind={via} label={kinds[via].label} />
    </li>
  );
}

export type DirectoryProps = {
  categories: readonly DirectoryCategory[];
  kinds: Kinds;
};

/** The integrations by category, linked if they have a page. */
export function Directory({categories, kinds}: DirectoryProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  return categories.map(({id, title, items}) => {
    brokenLinks.collectAnchor(id);
    return (
      <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`} {...{[filter.group]: id}}>
        <Heading level={2} look="h4" id={`${id}-title`}>
          <span {...{[filter.groupText]: ''}}>{title}</span>
        </Heading>
        <ul className={styles.list}>
          {items.map((entry) => (
            <Entry key={entry.name} entry={entry} kinds={kinds} />
          ))}
        </ul>
      </section>
    );
  });
}
