import {quoteLines} from '#src/content/pictures/offers/manage-pipelines';
import type {SignatureFrame} from '#src/content/schema/signature';

/** Quote 2217 of Astley Forklifts: 79,600 + 6,200 + 2,600 = 88,400. */
export const quoteFile: SignatureFrame = {
  kind: 'file',
  paper: {
    firm: 'Astley Forklifts',
    heading: 'Quote 2217',
    to: 'For Bellweather Books, valid to June 30',
    lines: quoteLines.map(([text, , value]) => ({
      text,
      value: value.replace('*', ''),
      ...(text === 'Total' && {litFrom: 2}),
    })),
    texts: [
      'Both trucks lift to 36 feet and turn in an aisle of six. Training for four drivers is included.',
      'Delivery is ten working days after the signature. The old trucks are collected on the same trip.',
    ],
    signedAt: 2,
    signature: false,
    open: 'Draft, from the price list',
    signed: 'Sent 10:42 AM, follow-up June 16',
  },
  history: [
    {title: 'New lead', note: 'May 20, website form', at: 1},
    {title: 'Site visit', note: 'June 4, aisles measured', at: 1},
    {title: 'Quoted', note: 'June 12, 10:42 AM', at: 2},
    {title: 'Manager notified', note: 'Kofi Brandt', at: 2},
    {title: 'Follow-up', note: 'Monday, June 16', at: 3},
  ],
};
