import {demoBooking} from '#src/content/pictures/demo';
import {bookingsPicture, sourcesPicture, stagesPicture} from '#src/content/pictures/features';
import {weekPicture} from '#src/content/pictures/home-solutions';
import {implementationIntegrationHero} from '#src/content/pictures/offers/implementation-integration';
import {managePipelinesPictures} from '#src/content/pictures/offers/manage-pipelines';
import {night, northfield} from '#src/content/world/northfield';
import type {Example} from '#src/ui/example';
import {shot} from '#src/world/shots';
import {Picture} from './index';

const inbox = shot(
  northfield,
  night.moved,
  [
    {pane: 'threads', open: 'tomas', rows: 8},
    {pane: 'talk', with: 'tomas', from: night.asked},
    {pane: 'record', of: 'tomas'},
  ],
  {narrow: 1, focus: 'tomas'},
);

/** The application, and screens of other kinds. */
const pictures = {
  inbox,
  deals: stagesPicture,
  calendar: bookingsPicture,
  week: weekPicture,
  reports: sourcesPicture,
  record: implementationIntegrationHero.after.picture,
  booking: demoBooking,
  sheet: managePipelinesPictures.quote,
  file: implementationIntegrationHero.before.picture,
};

export const example: Example = {
  purpose: 'Draws a picture of any kind. Each is one image to a screen reader.',
  variants: {
    ...Object.fromEntries(
      Object.entries(pictures).map(([kind, picture]) => [kind, <Picture key={kind} picture={picture} />]),
    ),
    bare: <Picture picture={managePipelinesPictures.quote} bare />,
  },
};
