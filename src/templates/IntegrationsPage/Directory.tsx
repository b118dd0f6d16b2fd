import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {DirectoryCategory, DirectoryEntry, IntegrationsContent} from '#src/content/schema/integrations';
import {Heading} from '#src/ui/Heading';
import {ProductMark} from '#src/ui/marks/ProductMark';
import {ConnectionLabel} from './ConnectionLabel';
import styles from './directory.module.scss';

import type {ReactNode} from 'react';

type Kinds = IntegrationsContent['kinds'];

function Entry({entry: {name, line, via = 'native', from, slug}, kinds}: {entry: DirectoryEntry; kinds: Kinds}) {
  return (
    <li>
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
  /** Names of the integrations to show. */
  shown: ReadonlySet<string>;
};

/** The integrations by category, linked if they have a page. */
export function Directory({categories, kinds, shown}: DirectoryProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  return categories.map(({id, title, items}) => {
    brokenLinks.collectAnchor(id);
    const left = items.filter(({name}) => shown.has(name));
    return (
      <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`} hidden={left.length === 0}>
        <Heading level={2} look="h4" id={`${id}-title`}>
          {title}
        </Heading>
        <ul className={styles.list}>
          {left.map((entry) => (
            <Entry key={entry.name} entry={entry} kinds={kinds} />
          ))}
        </ul>
      </section>
    );
  });
}
