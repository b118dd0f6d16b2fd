import type {DayArt} from '#src/content/schema/industry-layout';
import type {TimelineItem} from '#src/content/schema/page';
import {Picture} from '#src/pictures/Picture';
import {HourGrid} from './HourGrid';
import {IllustratedSteps} from '#src/sections/offer/IllustratedSteps';
import {StickySplit} from '#src/sections/StickySplit';
import {grid} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import styles from './day.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type DayProps = {
  day: {title: string; text: string; items: readonly TimelineItem[]};
  art: DayArt;
};

/** Adds a picture to each hour: there are as many pictures as hours. */
function withPictures(items: readonly TimelineItem[], art: Extract<DayArt, {kind: 'hours' | 'desks' | 'strip'}>) {
  return items.flatMap(({when, title, description = ''}, index) => {
    const picture = art.pictures[index];
    return picture ? [{when, title, description, picture}] : [];
  });
}

function Pictures({
  art,
  items,
}: {
  art: Exclude<DayArt, {kind: 'hours' | 'desks' | 'strip'}>;
  items: readonly TimelineItem[];
}): ReactNode {
  switch (art.kind) {
    case 'plan':
      return (
        <>
          <div className={clsx(art.messages && grid('card', {to: 9, align: 'center'}))}>
            <Picture picture={art.picture} />
            {art.messages && <Picture picture={art.messages} className={styles.messages} />}
          </div>
          <HourGrid items={items} layout="grid" lit={art.lit} />
        </>
      );
    case 'board':
      return (
        <>
          <Picture picture={art.picture} />
          <HourGrid items={items} layout="row" />
        </>
      );
    case 'thread':
      return (
        <div className={styles.thread}>
          {art.phones.map(({caption, picture}) => (
            <figure key={caption}>
              <figcaption>{caption}</figcaption>
              <Picture picture={picture} />
            </figure>
          ))}
          <HourGrid items={items} layout="notes" />
        </div>
      );
    case 'file':
      return (
        <div className={styles.file}>
          <HourGrid items={items.slice(0, 3)} layout="notes" />
          <Picture picture={art.picture} />
          <HourGrid items={items.slice(3)} layout="notes" />
        </div>
      );
  }
}

const tones = {
  plan: 'band',
  board: 'paper',
  thread: 'sunken',
  file: 'sunken',
  desks: 'sunken',
  strip: 'sunken',
} as const;

/** A day in the industry, in one of six layouts. */
export function Day({day: {title, text, items}, art}: DayProps): ReactNode {
  if (art.kind === 'hours') {
    return (
      <Section id="day" tone="sunken">
        <StickySplit title={title} text={text}>
          <IllustratedSteps kind="hours" items={withPictures(items, art)} />
        </StickySplit>
      </Section>
    );
  }
  return (
    <Section id="day" tone={tones[art.kind]} className={styles.day}>
      <SectionHead title={title} aside={text} />
      {art.kind === 'strip' || art.kind === 'desks' ? (
        <IllustratedSteps kind={art.kind} items={withPictures(items, art)} />
      ) : (
        <Pictures art={art} items={items} />
      )}
    </Section>
  );
}
