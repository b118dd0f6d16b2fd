import {homeProof} from '#src/content/home/proof';
import type {Example} from '#src/ui/example';
import {Voices} from './index';

const {quotes} = homeProof;

export const example: Example = {
  purpose: 'What customers say. No stars, no large quotation marks.',
  variants: {voices: <Voices quotes={quotes} showIndustry />},
};
