import {homeProof} from '#src/content/home/proof';
import type {Example} from '#src/templates/StyleguidePage/types';
import {Quotes} from './index';

const {quotes} = homeProof;

export const example: Example = {
  purpose: 'What customers say. No stars, no large quotation marks.',
  variants: {
    'layout="lead"': <Quotes quotes={quotes} layout="lead" />,
    'layout="row"': <Quotes quotes={quotes} layout="row" />,
    'layout="single"': <Quotes quotes={quotes.slice(0, 1)} layout="single" />,
  },
};
