import {Button} from '#src/ui/Button';
import {Icon} from '#src/ui/Icon';
import type {BookingWords} from '../types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type SummaryProps = {
  words: BookingWords;
  /** What is chosen, if anything is. */
  span: {start: string; minutes: number} | undefined;
  zone: string;
  locale: string;
  /** Goes on to the form; without it the form is there. */
  onContinue?: () => void;
};

function describe({start, minutes}: {start: string; minutes: number}, zone: string, locale: string): string {
  const from = new Date(start);
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.formatRange(from, new Date(from.getTime() + minutes * 60_000));
}

/** What is chosen so far, and the way on. */
export function Summary({words, span, zone, locale, onContinue}: SummaryProps): ReactNode {
  return (
    <div className={styles.summary} data-step={onContinue === undefined ? 'details' : 'choose'}>
      <p role="status">
        <b>{span === undefined ? words.chooseFirst : describe(span, zone, locale)}</b>
        <span>{onContinue === undefined ? zone.replaceAll('_', ' ') : words.nextStep}</span>
      </p>
      {onContinue !== undefined && (
        <Button aria-disabled={span === undefined || undefined} onClick={span === undefined ? undefined : onContinue}>
          {words.toDetails}
          <Icon name="arrow" size={16} />
        </Button>
      )}
    </div>
  );
}
