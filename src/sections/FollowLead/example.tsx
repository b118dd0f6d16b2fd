import {leadStory} from '#src/content/lead/story';
import {Story} from '#src/pictures/Story';
import type {Example} from '#src/templates/StyleguidePage/types';
import {FollowLead} from './index';

export const example: Example = {
  use: 'The product to be played with: six scenes behind radio buttons, without script. Any scene is also a still.',
  looks: {story: <FollowLead story={leadStory} />, 'pictures/Story, scene': <Story story={leadStory} scene={5} />},
  ground: 'frame',
};
