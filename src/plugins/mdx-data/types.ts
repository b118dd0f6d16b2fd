import type {readTable} from './index';
import type {readTopics} from './read-topics';

/** A table as chart data: named rows, with one cell per series. */
export type ChartData = ReturnType<typeof readTable>;

/** A docs topic with its guides, as listed on `/docs`. */
export type GuideTopic = ReturnType<typeof readTopics>[number];
