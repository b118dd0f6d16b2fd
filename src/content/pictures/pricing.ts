import type {WalletPicture} from '#src/content/schema/pricing';

/** $120.00 in credits on June 1, less the $35.80 of the three lines, leaves $84.20. */
export const walletPicture: WalletPicture = {
  kind: 'wallet',
  label:
    'Usage wallet with a balance of $84.20. Of $120.00 in credits, June has used $24.63 for 3,118 texts above the plan, $5.77 for 412 minutes of calls and $5.40 for 45 international texts.',
  title: 'Usage wallet',
  chip: {text: 'Auto top-up off', tone: 'active'},
  tool: 'Add Credits',
  balance: {label: 'Balance', value: '$84.20', note: 'of $120.00 added June 1'},
  rows: [
    {title: 'Texts above plan', note: '3,118 sent', right: '$24.63'},
    {title: 'Calls, outgoing', note: '412 min', right: '$5.77'},
    {title: 'Texts, international', note: '45 sent', right: '$5.40'},
  ],
};
