import {isOwnCalendar} from '#src/contracts/booking';
import {trustAddress} from '#src/lib/trust-address';
import {useAround} from '#src/ui/around-island';
import {OtherWays, type OtherWaysProps} from './OtherWays';
import styles from './calendar-frame.module.scss';

import {type ReactNode, useEffect, useLayoutEffect, useState} from 'react';

/**
 * Whether the dialog is open. The browser opens and closes it without React (invoker buttons, Escape,
 * `method="dialog"`), so the `open` attribute is the source of truth. Also detects a dialog opened before React
 * started.
 */
function useOpenState(dialog: HTMLDialogElement | null): boolean {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (dialog === null) return undefined;
    const read = (): void => {
      setOpen(dialog.open);
    };
    const observer = new MutationObserver(read);
    observer.observe(dialog, {attributeFilter: ['open']});
    read();
    return () => {
      observer.disconnect();
    };
  }, [dialog]);
  return open;
}

/** Adds the calendar's embed script to the page while the component is mounted. */
function useEmbedScript(src: string): void {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = trustAddress('booking', src);
    script.async = true;
    document.body.append(script);
    return () => {
      script.remove();
    };
  }, [src]);
}

/** What a third-party calendar needs: scripts, storage, forms, and new tabs for payments or video calls. */
const foreignSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Sandbox attribute of the frame. This site's own page isn't sandboxed: with scripts and same origin it could remove
 * the sandbox anyway.
 */
function sandboxOf(url: string): {sandbox?: string} {
  return isOwnCalendar(url) ? {} : {sandbox: foreignSandbox};
}

/** Placeholder while the calendar loads. */
function CalendarSkeleton(): ReactNode {
  return (
    <div className={styles.skeleton} role="status">
      <span className={styles.loading}>Loading the calendar…</span>
      <div className={styles.days} />
    </div>
  );
}

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
