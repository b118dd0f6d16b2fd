import type {StyleguideContent} from '@site/src/content/styleguide';

import type {ComponentType} from 'react';

export type ChapterProps = {
  content: StyleguideContent;
  /** MDX: what writers type, and what comes of it. */
  writing: ComponentType;
};
