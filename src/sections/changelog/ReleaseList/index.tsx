import type {Release} from '#src/content/schema/releases';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {grid, spaceAbove, stack} from '#src/ui/layout';
import {Link} from '#src/ui/Link';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {ReleaseBadge} from '../ReleaseBadge';
import {ReleasePicture} from '../ReleasePicture';
import metaStyles from '../meta.module.scss';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

type ReleaseRowProps = {release: Release};

/** A change as one row, without a picture. */
function ReleaseRow({release: {title, text, to, date, dayText, kind}}: ReleaseRowProps): ReactNode {
  return (
    <li className={styles.row}>
      <ReleaseBadge kind={kind} />
      <p>
        <Link to={to}>{title}</Link>
        <span className={styles.text}>{text}</span>
      </p>
      <time dateTime={date}>{dayText}</time>
    </li>
  );
}

type LargeReleaseProps = {release: Release};

/** A change with a picture. */
function LargeRelease({
  release: {title, text, to, date, dayText, kind, area, guide, picture},
}: LargeReleaseProps): ReactNode {
  return (
    <article className={styles.large}>
      <div>
        <p className={metaStyles.meta}>
          <ReleaseBadge kind={kind} />
          <time dateTime={date}>{dayText}</time>
          <Link to={area.to}>{area.label}</Link>
        </p>
        <Heading level={3} look="h3" className={spaceAbove('row')}>
          <Link to={to}>{title}</Link>
        </Heading>
        <Text above="label">{text}</Text>
        <Text above="text">
          <ActionLink action={guide} />
        </Text>
      </div>
      {picture && <ReleasePicture picture={picture} />}
    </article>
  );
}

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
