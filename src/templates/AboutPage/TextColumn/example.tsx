import {aboutPage} from '#src/content/pages/about';
import type {Example} from '#src/ui/example';
import {TextColumn} from './index';

export const example: Example = {
  purpose: 'Running text at reading width. The first paragraph is larger.',
  variants: {paragraphs: <TextColumn paragraphs={aboutPage.story.paragraphs} />},
};
