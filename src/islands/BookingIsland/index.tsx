import {availabilityPath} from '#src/contracts/booking';
import Booking from '../booking';
import {Stopped} from '../Boundary';
import {Island} from '../Island';

import type {ComponentProps, ReactNode} from 'react';

/** The booking calendar, which has nothing to type in until it is live. */
export const BookingIsland = (props: ComponentProps<typeof Booking>): ReactNode => (
  <Island
    name="booking"
    component={Booking}
    props={props}
    wake="load"
    fetches={availabilityPath}
    lost={<Stopped island="booking" />}
  />
);
