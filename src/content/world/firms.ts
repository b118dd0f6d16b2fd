import type {Firm} from '#src/content/schema/world';
import {astley} from './astley';
import {clearwater} from './clearwater';
import {halcyon} from './halcyon';
import {harbour} from './harbour-and-pine';
import {marlow} from './marlow-and-finch';
import {millrace} from './millrace';
import {northfield} from './northfield';
import {ridgeline} from './ridgeline';
import {tidewater} from './tidewater';

/** Every sample firm that has a record. */
export const firms: readonly Firm[] = [
  northfield,
  harbour,
  ridgeline,
  clearwater,
  halcyon,
  marlow,
  millrace,
  astley,
  tidewater,
];
