import {automotive} from '#src/content/industries/automotive';
import {Timeline} from '#src/sections/company/Timeline';
import type {Example} from '#src/templates/StyleguidePage/types';
import {StickySplit} from './index';

const {title, text, items} = automotive.day;

export const example: Example = {
  use: 'A heading that stays in view, with long content on the right.',
  looks: {
    text: (
      <StickySplit title={title} text={text}>
        <Timeline items={items} />
      </StickySplit>
    ),
  },
};
