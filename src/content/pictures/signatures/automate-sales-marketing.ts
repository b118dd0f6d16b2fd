import {automateSalesMarketingPictures as pictures} from '#src/content/pictures/offers/automate-sales-marketing';
import type {SignatureFrame} from '#src/content/schema/signature';
import {tessaro} from '#src/content/world/tessaro';
import {phonePicture} from '#src/world/pictures';

/** Tessaro Kitchens: Adele gets the texts of the follow-up, until she answers. */
export const followUpPath: SignatureFrame = {
  kind: 'path',
  pictures: [pictures.trigger, pictures.preview, pictures.stopped],
  phone: {
    ...phonePicture(tessaro, 'adele', '2025-06-04T10:05', '2025-06-09T16:12:10'),
    arrives: [1, 1, 2, 3, 3, 3],
  },
};
