import type {SearchPageContent} from '#src/content/schema/search';
import {SearchField} from '#src/parts/search/SearchField';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {IconButton} from '#src/ui/actions/IconButton';
import {Heading} from '#src/ui/Heading';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type SearchPanelProps = {
  content: Pick<SearchPageContent, 'noScript' | 'areas' | 'areasTitle' | 'labels'>;
  /** The results, which are an island. */
  children: ReactNode;
};

/** The field of `/search` and all results for `q` in the URL. Without results it links to the main parts of the site. */
export function SearchPanel({content, children}: SearchPanelProps): ReactNode {
  const {noScript, areas, areasTitle, labels} = content;
  return (
    <div className={styles.results}>
      <SearchField id="search-field" label={labels.label} control={{placeholder: labels.placeholder}}>
        <IconButton type="submit" icon="arrow" label={labels.title} />
      </SearchField>
      <noscript>
        <Text measure="wide">{noScript}</Text>
      </noscript>
      {children}
      <nav className={styles.areas} aria-labelledby="areas">
        <Heading level={2} look="h4" id="areas">
          {areasTitle}
        </Heading>
        <ul>
          {areas.map((area) => (
            <li key={area.to}>
              <ActionLink action={area} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
