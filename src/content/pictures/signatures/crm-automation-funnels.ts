import {crmAutomationFunnelsPictures as pictures} from '#src/content/pictures/offers/crm-automation-funnels';
import type {SignatureFrame} from '#src/content/schema/signature';

/** Halcyon Solar: the roof check as a test lead sees it. */
export const roofCheck: SignatureFrame = {
  kind: 'phone',
  pictures: [pictures.flow, pictures.tests, pictures.improvement],
  phones: [
    {
      kind: 'phone',
      label:
        'Phone of a test lead: the roof check asks for a bill, a wrong phone number is asked for again, and since June a photo is enough.',
      firm: 'Halcyon Solar',
      clock: '9:30',
      items: [
        {at: 'Roof check, test lead 7'},
        {them: 'Your roof fits. Send your last power bill?'},
        {me: 'Call me at 555-01'},
        {them: 'That number looks short. Which one is right?'},
        {note: 'Since June, a photo is enough'},
      ],
      arrives: [1, 1, 1, 2, 3],
    },
  ],
};
