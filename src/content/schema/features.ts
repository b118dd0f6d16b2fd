import type {Feature} from './page';
import type {Picture} from './pictures/picture';

export type FeatureGroupContent = {
  /** ID of the group, for links. */
  id: string;
  title: string;
  text: string;
  picture: Picture;
  /** Background color behind the product window. */
  ground: 'mint' | 'warm' | 'plain';
  /** Four features, each with a link to a page with details and to a guide. */
  items: readonly (Feature & {to: string; guide: {label: string; to: string}})[];
};
