import {booking} from '#src/content/booking';
import {otherWays} from '#src/content/calendar';
import {Island} from '#src/islands/Island';
import {DemoDialog} from '.';
import DialogCalendar from './demo-dialog.island';

import type {ReactNode} from 'react';

/** The booking dialog of every page. */
export const DemoDialogIsland = (): ReactNode => (
  <Island
    name="demo-dialog"
    component={DialogCalendar}
    around={(calendar) => (
      <DemoDialog {...booking} other={otherWays}>
        {calendar}
      </DemoDialog>
    )}
    lost={<h3>The calendar isn’t responding</h3>}
  />
);
