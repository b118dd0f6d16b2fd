import {cssValues} from '#src/lib/css-values';
import type {Moment} from '#src/world/types';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {createContext} from 'react';

/** A moment that a pane of a player shows until a scene ends. */
export type EarlierMoment = {scene: number; at: Moment};

/** Moments that a pane shows one after the other, before its own. Only players have them. */
export const Earlier = createContext<readonly EarlierMoment[]>([]);

/** What a part showed until a scene ended. It covers what replaces it. */
export const past = (scene: number, ...classes: (string | false | undefined)[]) => ({
  className: clsx(...classes, styles.past),
  style: cssValues({'--until': scene}),
});

/** The values of earlier moments that are not the next one's, the first last: each covers those before it. */
export function pastValues<Value>(
  earlier: readonly EarlierMoment[],
  valueOf: (at: Moment) => Value,
  now: Value,
): {scene: number; value: Value}[] {
  const values = earlier.map(({scene, at}) => ({scene, value: valueOf(at)}));
  return values.filter(({value}, index) => value !== (values[index + 1] ?? {value: now}).value).toReversed();
}

/** What comes after one of the earlier moments appears in the next scene. Its place is free until then. */
export function later(at: Moment, earlier: readonly EarlierMoment[]) {
  const before = earlier.findLast((one) => one.at < at);
  return before ? {className: styles.later, 'data-since': before.scene + 1} : {};
}
