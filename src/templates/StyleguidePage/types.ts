import type {StyleguideContent} from '#src/content/styleguide/index';

import type {ComponentType} from 'react';

export type ChapterProps = {
  content: StyleguideContent;
  /** MDX: what writers type, and what comes of it. */
  writing: ComponentType;
};
