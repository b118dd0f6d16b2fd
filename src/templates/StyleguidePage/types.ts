import type {StyleguideContent} from '@site/src/content/styleguide';

export type ChapterProps = {content: StyleguideContent};
