import type {BookContent} from '#src/content/schema/booking';
import {CalendarStopped} from '#src/islands/Boundary';
import {BookingCalendar} from '#src/parts/booking/BookingCalendar';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Link} from '#src/ui/Link';
import {Logo} from '#src/ui/marks/Logo';
import styles from './styles.module.scss';

import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import type {ReactNode} from 'react';

export type BookPageProps = {content: BookContent; side: ReactNode};

/**
 * The booking page, also shown in the dialog's frame, so it has no menus. Its header and footer are hidden in the frame
 * (`[data-framed]`, which `boot/frame.browser.ts` sets before the first paint).
 */
export function BookPage({content, side}: BookPageProps): ReactNode {
  const {meta, name, calendar, plain, home, privacy} = content;
  return (
    // Only the theme's providers, without its header and footer, so the frame follows the visitor's theme.
    <LayoutProvider>
      <PageMetadata title={meta.title} description={meta.description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.ground}>
        <header className={styles.bar}>
          <Link to="/" aria-label={`${name}, home`}>
            <Logo name={name} />
          </Link>
          <Link className={styles.home} to="/">
            {home}
          </Link>
        </header>
        <main className={styles.page}>
          <div className={styles.side}>{side}</div>
          <div className={styles.calendar}>
            <BookingCalendar labels={calendar} level={1} stopped={<CalendarStopped />} />
            <noscript>
              <p className={styles.plain}>
                {/* Leaves the dialog's frame: responses of functions must not be framed. */}
                {plain.text}{' '}
                <a href={plain.href} target="_top">
                  {plain.label}
                </a>
              </p>
            </noscript>
          </div>
        </main>
        <footer className={styles.foot}>
          <p>
            {calendar.other.text} <ActionLink action={calendar.other.action} />
          </p>
          <ActionLink action={privacy} />
        </footer>
      </div>
    </LayoutProvider>
  );
}
