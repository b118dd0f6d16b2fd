import {aboutPage} from '#src/content/pages/about';
import type {Example} from '#src/ui/example';
import {StickySplit} from './index';

const {title, text, paragraphs} = aboutPage.story;

export const example: Example = {
  purpose: 'A sticky heading with long content on the right.',
  variants: {
    text: (
      <StickySplit title={title} text={text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </StickySplit>
    ),
  },
};
