import {plainBooking} from '#src/content/calendar';
import {searchPath} from '#src/lib/search-dialog';
import {Link} from '#src/ui/Link';
import styles from './no-script.module.scss';

import type {ReactNode} from 'react';

/**
 * Below the header, and only without JavaScript: links for the buttons that open dialogs. Browsers without invoker
 * commands, such as Safari below 26.2, do nothing then when such a button is pressed. In wide windows it stays in
 * view, because such buttons are all over a page.
 */
export function NoScriptNote(): ReactNode {
  return (
    <noscript className={styles.note}>
      <p className={styles.bar}>
        JavaScript is off, so some buttons may not work. You can still <a href={plainBooking.href}>book a demo</a>,{' '}
        <Link to={searchPath}>find a page</Link> or <Link to="/documentation">browse the documentation</Link>.
      </p>
    </noscript>
  );
}
