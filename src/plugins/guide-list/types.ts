import type {Panel} from '#src/pictures/types';

/** A docs topic with its guides, as listed on `/docs`. */
export type GuideTopic = {
  title: string;
  text: string;
  to: string;
  /** A screen from one of its guides, without step numbers. */
  panel: Panel;
  guides: readonly {title: string; text: string; to: string; minutes: number}[];
};
