import type {Firm} from '#src/content/schema/world';
import {clearwater} from './clearwater';
import {halcyon} from './halcyon';
import {harbour} from './harbour-and-pine';
import {northfield} from './northfield';

/** Every sample firm that has a record. */
export const firms: readonly Firm[] = [northfield, clearwater, halcyon, harbour];
