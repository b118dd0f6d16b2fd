import {quoteLines} from '#src/content/pictures/offers/manage-pipelines';
import type {SignatureFrame} from '#src/content/schema/signature';
import {astley} from '#src/content/world/astley';
import {fileShot} from './file-shot';

/** Quote 2217 of Astley Forklifts: 79,600 + 6,200 + 2,600 = 88,400. */
export const quoteFile: SignatureFrame = {
  kind: 'file',
  pictures: [
    fileShot(astley, '2025-06-04T12:20', 'bellweather'),
    fileShot(astley, '2025-06-12T10:44', 'bellweather'),
    fileShot(astley, '2025-06-16T09:02', 'bellweather'),
  ],
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
    states: ['Draft, from the price list', 'Sent 10:42 AM', 'Sent June 12, no reply yet'],
  },
};
