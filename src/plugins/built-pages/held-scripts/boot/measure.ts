import {connection} from './scripts';
import {whenIdle} from './start';

declare const VITALS_FILE: string;
declare const VITALS_SHARE: number;

/**
 * Has the speed of some visits measured, by a script that comes after all else. Never for who asks not to be tracked
 * (Global Privacy Control, Do Not Track) or to save data. A browser that a program drives is no visitor.
 */
export function measure(): void {
  const {doNotTrack, globalPrivacyControl, webdriver} = navigator as Navigator & {globalPrivacyControl?: boolean};
  if (globalPrivacyControl || doNotTrack === '1' || webdriver || connection?.saveData) return;
  if (Math.random() >= VITALS_SHARE) return;
  whenIdle(() => void import(/* webpackIgnore: true */ VITALS_FILE).catch(() => undefined));
}
