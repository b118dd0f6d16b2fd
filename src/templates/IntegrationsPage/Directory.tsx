import type {DirectoryCategory, DirectoryEntry, IntegrationsContent} from '#src/content/schema/integrations';
import {filter} from '#src/parts/filter/names';
import {Fold} from '#src/ui/Fold';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {CategoryMark} from '#src/ui/marks/CategoryMark';
import styles from './directory.module.scss';
import icons from '#src/ui/icons.module.scss';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

type Labels = Pick<IntegrationsContent, 'kinds' | 'fold'>;

/** Entries shown before the fold. One more is shown instead of a fold of one. */
const shown = 6;

function Entry({entry: {name, mark, line, via, from, slug}, kinds}: {entry: DirectoryEntry; kinds: Labels['kinds']}) {
  return (
    <li className={icons[mark]} {...{[filter.item]: ''}}>
      {slug === undefined ? (
        <b data-entry="">{name}</b>
      ) : (
        <Link to={`/integrations/${slug}`} data-entry="">
          {name}
        </Link>
      )}{' '}
      {line}
      {from !== undefined && `. ${from} plan`}
      {via && <em data-unindexed="">{kinds[via].label}</em>}
    </li>
  );
}

type EntriesProps = Pick<DirectoryCategory, 'items'> & Labels & {isWide: boolean};

function Entries({items, kinds, fold, isWide}: EntriesProps): ReactNode {
  const linkedFirst = [...items.filter(({slug}) => slug), ...items.filter(({slug}) => !slug)];
  const end = isWide || items.length === shown + 1 ? items.length : shown;
  const list = (entries: readonly DirectoryEntry[]): ReactNode => (
    <ul className={styles.rows}>
      {entries.map((entry) => (
        <Entry key={entry.name} entry={entry} kinds={kinds} />
      ))}
    </ul>
  );
  return (
    <>
      {list(linkedFirst.slice(0, end))}
      {items.length > end && (
        <Fold label={fold.show.replace('#', String(items.length - end))} openLabel={fold.hide}>
          {list(linkedFirst.slice(end))}
        </Fold>
      )}
    </>
  );
}

type DirectoryProps = Labels & {categories: readonly DirectoryCategory[]};

/** The integrations by category: first those with a page, six in all, then a fold. A last one alone in its row shows all. */
export function Directory({categories, ...labels}: DirectoryProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  return (
    <div className={styles.directory}>
      {categories.map(({id, title, items}, index) => {
        brokenLinks.collectAnchor(id);
        return (
          <section key={id} id={id} aria-labelledby={`${id}-title`} {...{[filter.group]: id}}>
            <Heading level={2} look="h4" id={`${id}-title`}>
              <CategoryMark category={id} />
              <span {...{[filter.groupText]: ''}}>{title}</span>
            </Heading>
            <Entries items={items} isWide={index % 2 === 0 && index === categories.length - 1} {...labels} />
          </section>
        );
      })}
    </div>
  );
}
