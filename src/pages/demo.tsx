import {bookPage} from '#src/content/pages/book';
import {booking} from '#src/content/booking';
import {demoPage} from '#src/content/pages/demo';
import {leadStory} from '#src/content/lead/story';
import {DemoPage} from '#src/templates/DemoPage';

import type {ReactNode} from 'react';

export default function Demo(): ReactNode {
  return <DemoPage content={demoPage} story={leadStory} booker={{host: booking.host, plain: bookPage.plain}} />;
}
