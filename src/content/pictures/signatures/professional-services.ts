import type {SignatureFrame} from '#src/content/schema/signature';
import {marlow} from '#src/content/world/marlow-and-finch';

/** Marlow & Finch: proposal 318 from the inquiry to the signed letter. */
export const proposalFile: SignatureFrame = {
  kind: 'file',
  paper: {
    firm: marlow.name,
    heading: 'Succession plan',
    to: 'Proposal 318, for Iron Bay Components',
    lines: [
      {text: 'A. Review only', value: '$7,200', struckFrom: 4},
      {text: 'C. Plan and two years of support', value: '$31,000', struckFrom: 4},
      {text: 'B. Plan, documents, one workshop', value: '$18,500', litFrom: 3},
    ],
    texts: [
      'The plan names a successor for each of the three shareholders, with a date, a price and what happens if one of them leaves early.',
      'Work begins with a meeting of the partners and ends with documents your bank and your notary can use.',
    ],
    signedAt: 4,
    signature: true,
    open: 'Not signed yet',
    signed: 'Signed June 12, 2:00 PM',
  },
  history: [
    {title: 'Inquiry', note: 'June 3, by referral', at: 1},
    {title: 'Intake match', note: 'June 3, one name', at: 2},
    {title: 'Opened twice', note: 'June 12, 11:30 AM', at: 3},
    {title: 'Signed', note: 'June 12, 2:00 PM', at: 4},
    {title: 'Files requested', note: 'June 12, 3:40 PM', at: 5},
    {title: 'On Friday’s page', note: 'June 12, 5:30 PM', at: 6},
  ],
};
