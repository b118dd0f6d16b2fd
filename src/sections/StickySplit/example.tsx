import {aboutPage} from '#src/content/pages/about';
import {TextColumn} from '#src/templates/AboutPage/TextColumn';
import type {Example} from '#src/templates/StyleguidePage/types';
import {StickySplit} from './index';

const {title, text, paragraphs} = aboutPage.story;

export const example: Example = {
  purpose: 'A sticky heading with long content on the right.',
  variants: {
    text: (
      <StickySplit title={title} text={text}>
        <TextColumn paragraphs={paragraphs} />
      </StickySplit>
    ),
  },
};
