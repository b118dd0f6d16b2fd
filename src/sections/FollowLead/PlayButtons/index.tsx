import type {LeadStory} from '#src/content/schema/pictures/story';
import {buttonClass} from '#src/ui/actions/Button/button-class';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * Labels of the inputs that play and pause the story. "Play again" alternates between two radio buttons, because a CSS
 * animation only restarts under another name. Their text is hidden from screen readers: the inputs have accessible
 * names.
 */
export function PlayButtons({labels, id}: {labels: LeadStory['play']; id: string}): ReactNode {
  const label = (input: string, className: string | undefined, text: string): ReactNode => (
    <label
      htmlFor={`${id}-${input}`}
      className={buttonClass({variant: className === styles.pause ? 'secondary' : 'primary'}, clsx(className))}
    >
      <Icon name={text === labels.pause ? 'pause' : 'play'} size={16} />
      {text}
    </label>
  );
  return (
    <div className={styles.buttons} data-buttons="" aria-hidden="true">
      {label('pause', styles.pause, labels.pause)}
      {label('pause', styles.resume, labels.resume)}
      {label('play', styles.start, labels.start)}
      {label('again', styles.again, labels.again)}
      {label('play', styles.replay, labels.again)}
    </div>
  );
}
