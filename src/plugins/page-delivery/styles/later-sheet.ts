import {parse} from 'postcss';

/**
 * The style sheet as it is attached once React is sent for. Fonts are left out: every page has declared them, and a second
 * declaration makes the browser measure all text again, which takes a phone a tenth of a second.
 */
export function printLaterSheet(css: string): string {
  const root = parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}
