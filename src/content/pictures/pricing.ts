import type {PictureOf} from '#src/content/schema/pictures/picture';

/** Credits added, less what June has used, is the balance. */
export const walletPicture: PictureOf<'sheet'> = {
  kind: 'sheet',
  label:
    'Usage wallet with a balance of $84.20. Of $120.00 in credits, June has used $24.63 for 3,118 texts above the plan, $5.77 for 412 minutes of calls and $5.40 for 45 international texts.',
  title: 'Usage wallet',
  note: 'Auto top-up off',
  columns: ['June', 'Used', 'Amount'],
  rows: [
    ['Credits added June 1', '', '$120.00'],
    ['Texts above plan', '3,118', '−$24.63'],
    ['Calls, minutes', '412', '−$5.77'],
    ['International texts', '45', '−$5.40'],
    ['Balance', '', '$84.20'],
  ],
  on: 4,
};
