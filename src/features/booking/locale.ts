/** First day of the visitor's week, from 1 (Monday) to 7 (Sunday). Monday if the browser doesn't know. */
export function firstWeekday(): number {
  const locale: Intl.Locale & {getWeekInfo?: () => {firstDay: number}} = new Intl.Locale(navigator.language);
  return locale.getWeekInfo?.().firstDay ?? 1;
}
