import {CalendarSkeleton} from './CalendarSkeleton';
import {sandboxOf} from './frame-rights';
import {useAround} from '#src/ui/around-island';
import {OtherWays, type OtherWaysProps} from './OtherWays';
import {useEmbedScript} from './useEmbedScript';
import {useOpenState} from './useOpenState';
import styles from './calendar-frame.module.scss';

import {useEffect, useState, type ReactNode} from 'react';

export type CalendarFrameProps = OtherWaysProps & {embedScriptUrl: string; timeoutMs: number};

/** The calendar while the dialog around it is open, and until then its skeleton. */
export function DialogCalendar(props: CalendarFrameProps): ReactNode {
  const open = useOpenState(useAround('dialog'));
  return open ? <CalendarFrame {...props} /> : <CalendarSkeleton />;
}

type FrameState = 'loading' | 'shown' | 'unanswered';

/**
 * The calendar of the dialog. It is mounted only while the dialog is open, so that closing removes its script and
 * frame.
 */
export function CalendarFrame(props: CalendarFrameProps): ReactNode {
  const {calendarUrl, embedScriptUrl, timeoutMs} = props;
  const [state, setState] = useState<FrameState>('loading');
  useEmbedScript(embedScriptUrl);

  useEffect(() => {
    const timer = setTimeout(() => {
      setState((now) => (now === 'loading' ? 'unanswered' : now));
    }, timeoutMs);
    return () => {
      clearTimeout(timer);
    };
  }, [timeoutMs]);

  return (
    <div className={styles.calendar} data-state={state}>
      <iframe
        title="Schedule Demo Calendar"
        src={calendarUrl}
        {...sandboxOf(calendarUrl)}
        onLoad={() => {
          setState('shown');
        }}
      />
      {state === 'loading' && <CalendarSkeleton />}
      <div role="status">
        {state === 'unanswered' && (
          <div className={styles.unanswered}>
            <h3>The calendar isn’t responding</h3>
            <p>It may still appear. Until then, here are three other ways to book your demo:</p>
            <OtherWays {...props} />
          </div>
        )}
      </div>
    </div>
  );
}
