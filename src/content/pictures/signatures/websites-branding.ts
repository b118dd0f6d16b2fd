import type {SignatureFrame} from '#src/content/schema/signature';
import type {PictureOf} from '#src/world/schema/picture';

const weddings: Omit<PictureOf<'site'>, 'label'> = {
  kind: 'site',
  address: 'velathorn.example/weddings',
  firm: 'Vela & Thorn',
  links: ['Weddings', 'Events', 'Prices', 'Studio'],
  action: 'Check a date',
  title: 'Weddings, twenty a year',
  text: 'We take one a weekend, so your flowers are the only ones we think about. From $3,800.',
  art: 'flowers',
  services: [
    ['Full weddings', 'From $3,800'],
    ['Bouquets', 'From $140'],
    ['Next open date', 'September 20'],
  ],
};

/** The page on launch day. */
export const weddingsLive: PictureOf<'site'> = {
  ...weddings,
  label:
    'Launch day: the new Weddings page is live at 9:04 AM, 38 old addresses lead to it, and a test inquiry is in the pipeline at 9:15.',
};

/** The Weddings page of Vela & Thorn: before, as a draft in week 3, and live. */
export const weddingsClimb: SignatureFrame = {
  kind: 'climb',
  draft: ['Put the price range first, please.', 'Use the photo from June.'],
  pictures: [
    {
      kind: 'oldSite',
      label: 'The old Weddings page of Vela & Thorn: two missing photos, and a form to print and fax.',
      address: 'velathornfloral.example/weddings',
      title: 'Weddings',
      line: 'Vela & Thorn Floral, serving the valley since 2009',
      links: ['Home', 'About', 'Gallery', 'Links'],
      texts: [
        'Please contact us for pricing.',
        'Our price list is a PDF (4 MB). It opens in a new window.',
        'To ask about a date, print the form and fax it to us.',
      ],
    },
    {
      ...weddings,
      label:
        'The draft of week 3, still gray: the copy of the Weddings page with two comments from the owner, on the price range and a photo.',
    },
    weddingsLive,
  ],
};
