import type {SignatureFrame} from '#src/content/schema/signature';
import {marlow} from '#src/content/world/marlow-and-finch';
import {fileShot} from './file-shot';

/** Marlow & Finch: proposal 318 from the inquiry to the signed letter. */
export const proposalFile: SignatureFrame = {
  kind: 'file',
  pictures: [
    fileShot(marlow, '2025-06-03T08:36', 'iron'),
    fileShot(marlow, '2025-06-03T09:46', 'iron'),
    fileShot(marlow, '2025-06-12T11:37', 'iron'),
    fileShot(marlow, '2025-06-12T14:07', 'iron'),
    fileShot(marlow, '2025-06-12T15:41', 'iron'),
    fileShot(marlow, '2025-06-12T17:31', 'iron'),
  ],
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
    states: [
      'Not started',
      'Draft, in review',
      'Opened twice today',
      'Signed today, 2:00 PM',
      'Signed, 3 files missing',
      'Signed June 12, 2:00 PM',
    ],
  },
};
