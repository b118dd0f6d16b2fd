import {styleguideBlog} from './blog';
import {componentNotes} from './components/registry';
import {styleguideChapters, styleguideHead, styleguideMeta} from './page';
import {styleguidePictures} from './pictures';
import {styleguideSamples} from './samples';
import {styleguideSections} from './sections';
import {colorGroups} from './tokens/colors';
import {coverPalettes} from './tokens/covers';
import {fontTokens, layoutTokens, motionTokens, quietTokens, shadowTokens} from './tokens/scale';
import {typeStyles} from './tokens/type';

/** `/styleguide` */
export const styleguide = {
  meta: styleguideMeta,
  head: styleguideHead,
  chapters: styleguideChapters,
  components: componentNotes,
  colors: colorGroups,
  covers: coverPalettes,
  type: {styles: typeStyles, families: fontTokens},
  scale: {
    layout: layoutTokens,
    shadows: shadowTokens,
    motion: motionTokens,
    quiet: quietTokens,
  },
  samples: styleguideSamples,
  sections: styleguideSections,
  pictures: styleguidePictures,
  blog: styleguideBlog,
} as const;

export type StyleguideContent = typeof styleguide;
