import type {Firm} from '#src/world/types';
import {alder} from './alder-and-oat';
import {astley} from './astley';
import {clearwater} from './clearwater';
import {halcyon} from './halcyon';
import {harbour} from './harbour-and-pine';
import {marlow} from './marlow-and-finch';
import {millrace} from './millrace';
import {northfield} from './northfield';
import {pinecrest} from './pinecrest';
import {redwater} from './redwater';
import {ridgeline} from './ridgeline';
import {tessaro} from './tessaro';
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
  tessaro,
  alder,
  pinecrest,
  redwater,
];
