import {supportDesk} from '#src/content/pictures/about';
import {demoBooking} from '#src/content/pictures/demo';
import {bookingsPicture, flowPicture, sourcesPicture, stagesPicture} from '#src/content/pictures/features';
import {storePicture, weekPicture} from '#src/content/pictures/home-solutions';
import {implementationIntegrationHero} from '#src/content/pictures/offers/implementation-integration';
import {bookMoreClientsPictures} from '#src/content/pictures/offers/book-more-clients';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {ProductPicture} from '#src/content/schema/pictures/product';
import type {Example} from '#src/ui/example';
import {night, northfield} from '#src/content/world/northfield';
import {inboxPicture} from '#src/world/pictures';
import {Picture} from './index';

const mergedRecord = implementationIntegrationHero.after.picture;

/** One picture of each kind of product screen: a new one is a type error here until it has one. */
const kinds: {[Kind in ProductPicture['kind']]: PictureOf<Kind>} = {
  analytics: sourcesPicture,
  board: stagesPicture,
  booking: demoBooking,
  day: bookingsPicture,
  flow: flowPicture,
  inbox: inboxPicture(northfield, night.booked, 'tomas', night.asked),
  list: storePicture,
  record: mergedRecord,
  report: supportDesk,
  thread: bookMoreClientsPictures.reminder,
  week: weekPicture,
};

export const example: Example = {
  purpose: 'Draws a picture of any kind. Each is one image to a screen reader.',
  variants: {
    ...Object.fromEntries(
      Object.entries(kinds).map(([kind, picture]) => [kind, <Picture key={kind} picture={picture} />]),
    ),
    bare: <Picture picture={supportDesk} bare />,
  },
};
