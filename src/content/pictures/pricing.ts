import type {PictureOf} from '#src/content/schema/pictures/picture';

/** $120.00 in credits on June 1, less the $35.80 of the three bars, leaves $84.20. */
export const walletPicture: PictureOf<'report'> = {
  kind: 'report',
  label:
    'Usage wallet with a balance of $84.20. Of $120.00 in credits, June has used $24.63 for 3,118 texts above the plan, $5.77 for 412 minutes of calls and $5.40 for 45 international texts.',
  title: 'Usage wallet',
  note: 'Auto top-up off',
  kpis: [
    {label: 'Balance', value: '$84.20'},
    {label: 'Credits added June 1', value: '$120.00'},
  ],
  bars: [
    {name: 'Texts above plan, 3,118 sent', value: '$24.63', share: 100, tone: 'active'},
    {name: 'Calls, 412 minutes', value: '$5.77', share: 23, tone: 'early'},
    {name: 'Texts, 45 international', value: '$5.40', share: 22, tone: 'early'},
  ],
};
