import {wantsLessData} from './scripts';
import {whenIdle} from './start';

declare const VITALS_FILE: string;
declare const VITALS_SHARE: number;

/**
 * Measures the speed of some visits with a script that loads after everything else. Not for visitors who ask not to be
 * tracked (Global Privacy Control, Do Not Track) or to save data, and not for automated browsers.
 */
export function measure(): void {
  const {doNotTrack, globalPrivacyControl, webdriver} = navigator as Navigator & {globalPrivacyControl?: boolean};
  if (globalPrivacyControl || doNotTrack === '1' || webdriver || wantsLessData() || Math.random() >= VITALS_SHARE)
    return;
  whenIdle(() => void import(/* webpackIgnore: true */ VITALS_FILE).catch(() => undefined));
}
