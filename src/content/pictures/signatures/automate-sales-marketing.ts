import {automateSalesMarketingPictures as pictures} from '#src/content/pictures/offers/automate-sales-marketing';
import type {SignatureFrame} from '#src/content/schema/signature';

/** Tessaro Kitchens: Adele gets the texts of the follow-up, until she answers. */
export const followUpPath: SignatureFrame = {
  kind: 'path',
  pictures: [pictures.trigger, pictures.preview, pictures.stopped],
  phone: {
    kind: 'phone',
    label:
      'Adele’s phone during the follow-up: the quote arrives, day 5 brings a text, and her answer stops the workflow at 4:12 PM.',
    firm: 'Tessaro Kitchens',
    clock: '4:14',
    items: [
      {at: 'Tuesday, 10:05 AM'},
      {them: 'Adele, your quote for the island is ready: $18,400.'},
      {them: 'The oak sample is in the showroom. Want to see it?'},
      {me: 'Yes, please. Is Saturday fine?'},
      {note: 'The rest of the workflow stops'},
    ],
    arrives: [1, 1, 2, 3, 3],
  },
};
