import {tryLost, tryNeedsScript} from '#src/content/features/try';
import {Island} from '#src/islands/Island';
import {Text} from '#src/ui/Text';
import Try from './try-app.island';
import styles from './around.module.scss';

import type {ReactNode} from 'react';

/** The usable application of `/features`. Without scripts it would be buttons that do nothing, so a line replaces it. */
export const TryAppIsland = (): ReactNode => (
  <Island
    name="try-app"
    component={Try}
    around={(app) => (
      <>
        <noscript>
          <Text look="note">
            {tryNeedsScript.text} <a href={tryNeedsScript.href}>{tryNeedsScript.label}</a>.
          </Text>
        </noscript>
        <div className={styles.app}>{app}</div>
      </>
    )}
    lost={
      <Text look="note">
        {tryLost.text} <a href={tryLost.href}>{tryLost.label}</a>.
      </Text>
    }
  />
);
