/**
 * First day of the visitor's week, from 1 (Monday) to 7 (Sunday). Monday if the browser doesn't know, or reports a language
 * that isn't a valid tag, such as `C` or `en_US`.
 */
export function firstWeekday(): number {
  try {
    const locale: Intl.Locale & {getWeekInfo?: () => {firstDay: number}} = new Intl.Locale(navigator.language);
    return locale.getWeekInfo?.().firstDay ?? 1;
  } catch {
    return 1;
  }
}
