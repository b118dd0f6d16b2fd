import type {Release} from '#src/content/schema/releases';
import {Link} from '#src/ui/Link';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {spaceAbove} from '#src/ui/layout';
import {Text} from '#src/ui/Text';
import {ReleaseBadge} from '../ReleaseBadge';
import {ReleasePicture} from '../ReleasePicture';
import metaStyles from '../meta.module.scss';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type LargeReleaseProps = {release: Release};

/** A change with a picture. */
export function LargeRelease({
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
