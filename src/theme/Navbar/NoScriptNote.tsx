import {plainBooking} from '#src/content/calendar';
import {Link} from '#src/ui/Link';
import styles from './no-script.module.scss';

import type {ReactNode} from 'react';

/**
 * Below the header, and only without JavaScript: links for the buttons that open dialogs. Browsers without invoker
 * commands, such as Safari below 26.2, do nothing then when such a button is pressed.
 */
export function NoScriptNote(): ReactNode {
  return (
    <noscript>
      <p className={styles.bar}>
        JavaScript is off, so some buttons may not work. You can still <a href={plainBooking.href}>book a demo</a> or{' '}
        <Link to="/documentation">browse the documentation</Link>.
      </p>
    </noscript>
  );
}
