import {supportDesk} from '#src/content/pictures/about';
import {demoBooking} from '#src/content/pictures/demo';
import {bookingsPicture, sourcesPicture} from '#src/content/pictures/features';
import {storePicture, weekPicture} from '#src/content/pictures/home-solutions';
import {boardPicture, crmPicture, flowPicture, inboxPicture} from '#src/content/pictures/home-tools';
import {bookMoreClientsPictures} from '#src/content/pictures/offers/book-more-clients';
import type {Picture} from '#src/content/schema/pictures/screens';
import type {Example} from '#src/templates/StyleguidePage/types';
import {ProductPicture} from './index';

/** One picture of each kind: a new kind is a type error here until it has one. */
const kinds: {[Kind in Picture['kind']]: Extract<Picture, {kind: Kind}>} = {
  analytics: sourcesPicture,
  board: boardPicture,
  booking: demoBooking,
  day: bookingsPicture,
  flow: flowPicture,
  inbox: inboxPicture,
  list: storePicture,
  record: crmPicture,
  report: supportDesk,
  thread: bookMoreClientsPictures.reminder,
  week: weekPicture,
};

export const example: Example = {
  purpose: 'Draws any kind of product screen. Each is one image to a screen reader.',
  variants: {
    ...Object.fromEntries(
      Object.entries(kinds).map(([kind, picture]) => [kind, <ProductPicture key={kind} picture={picture} />]),
    ),
    bare: <ProductPicture picture={crmPicture} bare />,
  },
};
