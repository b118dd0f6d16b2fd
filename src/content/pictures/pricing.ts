import {northfield} from '#src/content/world/northfield';
import {shot} from '#src/world/shots';

/** Credits added, less what June has used, is the balance. */
export const walletPicture = shot(northfield, '2025-06-27T18:00', [
  {
    pane: 'page',
    place: 'Payments',
    title: 'Usage wallet',
    note: 'Auto top-up off',
    head: ['June', 'Used', 'Amount'],
    rows: [
      ['Credits added June 1', '', '$120.00'],
      ['Texts above plan', '3,118', '−$24.63'],
      ['Calls, minutes', '412', '−$5.77'],
      ['International texts', '45', '−$5.40'],
      ['Balance', '', '$84.20'],
    ],
    on: 4,
  },
]);
