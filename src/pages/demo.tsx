import {booking} from '#src/content/booking';
import {ownsCalendar} from '#src/content/calendar';
import {leadStory} from '#src/content/lead/story';
import {bookPage} from '#src/content/pages/book';
import {demoPage} from '#src/content/pages/demo';
import {DemoPage} from '#src/templates/DemoPage';

import type {ReactNode} from 'react';

export default function Demo(): ReactNode {
  const booker = {host: booking.host, calendar: ownsCalendar ? bookPage : undefined};
  return <DemoPage content={demoPage} story={leadStory} booker={booker} />;
}
