import {leadStory} from '#src/content/lead/story';
import type {Example} from '#src/ui/example';
import {FollowLead} from './index';

export const example: Example = {
  purpose: 'An interactive demo: six scenes behind radio buttons, without JavaScript.',
  variants: {story: <FollowLead story={leadStory} />},
  background: 'frame',
};
