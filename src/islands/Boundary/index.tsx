import {ownsCalendar, plainBooking} from '#src/content/calendar';
import {company, phoneHref} from '#src/content/company/company';
import {Alert} from '#src/ui/Alert';

import {Component, type ReactNode, useEffect} from 'react';

/** To the calendar. */
const plainCalendar = {
  label: ownsCalendar ? 'choose a time from a list' : 'open the calendar on its own page',
  href: plainBooking.href,
};

/** Ways that need no script, by island. */
const plainWays: Partial<Record<string, {label: string; href: string}>> = {
  'demo-dialog': plainCalendar,
  'search-dialog': {label: 'browse the documentation', href: '/documentation'},
  'search-page': {label: 'browse the documentation', href: '/documentation'},
};

export type BoundaryProps = {
  island: string;
  /** Called when the effects of the first render have run, or when it failed. */
  onLive: () => void;
  children: ReactNode;
};

/** The first effect that runs after those of its earlier siblings. */
function Live({onLive}: Pick<BoundaryProps, 'onLive'>): ReactNode {
  useEffect(onLive, [onLive]);
  return null;
}

/** Other ways than a part that does not run. */
function Stopped({way}: {way: {label: string; href: string} | undefined}): ReactNode {
  return (
    <Alert tone="danger" title="This part of the page stopped working" live>
      <p>
        Reload the page to try again
        {way && (
          <>
            , <a href={way.href}>{way.label}</a>
          </>
        )}
        , call <a href={phoneHref}>{company.phone}</a> or email{' '}
        <a href={`mailto:${company.supportEmail}`}>{company.supportEmail}</a>.
      </p>
    </Alert>
  );
}

/** Other ways than a calendar that does not run. */
export const CalendarStopped = (): ReactNode => <Stopped way={plainCalendar} />;

/** Keeps an error in its island: a message with other ways to reach us replaces it, and the rest of the page stays. */
export class Boundary extends Component<BoundaryProps, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch(): void {
    this.props.onLive();
  }

  override render(): ReactNode {
    if (this.state.failed) return <Stopped way={plainWays[this.props.island]} />;
    return (
      <>
        {this.props.children}
        <Live onLive={this.props.onLive} />
      </>
    );
  }
}
