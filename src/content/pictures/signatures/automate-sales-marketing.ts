import {automateSalesMarketingPictures as pictures} from '#src/content/pictures/offers/automate-sales-marketing';
import type {SignatureFrame} from '#src/content/schema/signature';
import {quoteWorkflow, tessaro} from '#src/content/world/tessaro';
import {phonePicture} from '#src/world/pictures';
import {flowOf, shot} from '#src/world/shots';

/** Tessaro Kitchens: Adele gets the texts of the follow-up, until she answers. */
export const followUp: SignatureFrame = {
  kind: 'phone',
  pictures: [
    shot(tessaro, '2025-06-06T10:06', [
      {pane: 'flows', names: [quoteWorkflow, 'Kitchen planner form', 'Missed call', 'Birthday', 'Deal changes stage']},
      flowOf(tessaro, quoteWorkflow),
    ]),
    pictures.preview,
    shot(tessaro, '2025-06-09T16:14:30', [{pane: 'talk', with: 'adele'}], {focus: 'adele'}),
  ],
  phones: [
    {
      ...phonePicture(tessaro, 'adele', '2025-06-04T10:05', '2025-06-09T16:12:10'),
      arrives: [1, 1, 1, 2, 3, 3],
    },
  ],
};
