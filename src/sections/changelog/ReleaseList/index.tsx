import type {Release} from '#src/content/schema/releases';
import {Heading} from '#src/ui/Heading';
import {grid, stack} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {LargeRelease} from './LargeRelease';
import {ReleaseRow} from './ReleaseRow';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ReleaseListProps = {
  releases: readonly Release[];
  /** `changes` follows the number of changes in a month. */
  labels: {changes: string};
};

/** Changes by month: first the ones with a picture, then the others as rows. */
export function ReleaseList({releases, labels}: ReleaseListProps): ReactNode {
  const months = [...new Set(releases.map(({monthText}) => monthText))];
  return months.map((month) => {
    const inMonth = releases.filter(({monthText}) => monthText === month);
    const id = month.toLowerCase().replace(' ', '-');
    const large = inMonth.filter(({picture}) => picture);
    const small = inMonth.filter(({picture}) => !picture);
    return (
      <Section key={month} rule spacing="tight" labelledBy={id} className={grid('card', {to: 4})}>
        <div>
          <Heading level={2} look="h3" id={id}>
            {month}
          </Heading>
          {inMonth.length > 1 && (
            <Text look="note" above="pair">
              {inMonth.length} {labels.changes}
            </Text>
          )}
        </div>
        <div className={stack('group')}>
          {large.map((release) => (
            <LargeRelease key={release.to} release={release} />
          ))}
          {small.length > 0 && (
            <ul className={styles.rows}>
              {small.map((release) => (
                <ReleaseRow key={release.to} release={release} />
              ))}
            </ul>
          )}
        </div>
      </Section>
    );
  });
}
