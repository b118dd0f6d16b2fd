import type {Panel} from '#src/pictures/types';

/** A topic of the documentation with its guides, as `/docs` lists them. */
export type GuideTopic = {
  title: string;
  text: string;
  to: string;
  /** A screen of one of its guides, without the numbers of steps. */
  panel: Panel;
  guides: readonly {title: string; text: string; to: string; minutes: number}[];
};
