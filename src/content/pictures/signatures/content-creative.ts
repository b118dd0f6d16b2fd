import {articleTitle} from '#src/content/pictures/offers/content-creative';
import type {SignatureFrame} from '#src/content/schema/signature';

/** Sable Ridge Advisors: one article, from the interview to the newsletter. */
export const articleFile: SignatureFrame = {
  kind: 'file',
  paper: {
    firm: 'Sable Ridge Advisors',
    heading: articleTitle,
    to: '940 words, one hour with Robert Sable',
    lines: [
      {text: 'They fear fees they can’t see.', value: '12:40', litFrom: 1},
      {text: 'It is widely known that fees matter.', value: 'Cut', struckFrom: 2},
      {text: '1% takes about $46,000 in twenty years.', value: 'Added', litFrom: 2},
      {text: 'The fee is always on page two.', value: '“Usually”', struckFrom: 2},
    ],
    texts: [
      'Most people read the fee once, on the day they sign. The number is in a table on page two, under a name that never includes the word fee.',
      'Look for “ongoing charges” and multiply by what you hold. Ask what the difference buys.',
    ],
    signedAt: 2,
    signature: true,
    open: 'First draft on June 10',
    signed: 'Approved, publishes June 17',
  },
  history: [
    {title: 'Interview', note: 'June 3, 58 minutes', at: 1},
    {title: 'First draft', note: 'June 10, 4 sources', at: 2},
    {title: 'Approved', note: 'June 12, 9:50 AM', at: 2},
    {title: 'On the blog', note: 'June 17', at: 3},
    {title: 'In the newsletter', note: 'June 19', at: 3},
  ],
};
