import type {ChapterId} from '#src/content/styleguide/page';
import {Bands} from './chapters/Bands';
import {Blog} from './chapters/Blog';
import {Buttons} from './chapters/Buttons';
import {Charts} from './chapters/Charts';
import {Code} from './chapters/Code';
import {Color} from './chapters/Color';
import {Elsewhere} from './chapters/Elsewhere';
import {Facts} from './chapters/Facts';
import {Features} from './chapters/Features';
import {Fields} from './chapters/Fields';
import {Heads} from './chapters/Heads';
import {Labels} from './chapters/Labels';
import {Links} from './chapters/Links';
import {Marks} from './chapters/Marks';
import {Messages} from './chapters/Messages';
import {Pictures} from './chapters/Pictures';
import {Previews} from './chapters/Previews';
import {Prices} from './chapters/Prices';
import {Proof} from './chapters/Proof';
import {Questions} from './chapters/Questions';
import {Rows} from './chapters/Rows';
import {Scale} from './chapters/Scale';
import {Splits} from './chapters/Splits';
import {Steps} from './chapters/Steps';
import {TabSets} from './chapters/TabSets';
import {Type} from './chapters/Type';
import {Writing} from './chapters/Writing';
import type {ChapterProps} from './types';

import type {ComponentType} from 'react';

/** What each chapter shows. A chapter is one file of `chapters`. */
export const chapterViews: Record<ChapterId, ComponentType<ChapterProps>> = {
  color: Color,
  type: Type,
  scale: Scale,
  marks: Marks,
  buttons: Buttons,
  links: Links,
  labels: Labels,
  heads: Heads,
  accordion: Questions,
  tabs: TabSets,
  fields: Fields,
  messages: Messages,
  code: Code,
  writing: Writing,
  prices: Prices,
  features: Features,
  steps: Steps,
  facts: Facts,
  proof: Proof,
  rows: Rows,
  splits: Splits,
  bands: Bands,
  pictures: Pictures,
  charts: Charts,
  blog: Blog,
  previews: Previews,
  elsewhere: Elsewhere,
};
