import {attempt, closest} from '#src/lib/browser/dom';
import {choiceAttribute, themeAttribute, toggleAttribute} from './names';

declare const THEME_STORAGE: 'localStorage' | 'sessionStorage';
declare const THEME_KEY: string;

/** Shows the stored theme, or the system's. Docusaurus does the same in `npm run dev`. */
export function showTheme(): void {
  const chosen = attempt(() => window[THEME_STORAGE].getItem(THEME_KEY));
  const root = document.documentElement;
  root.setAttribute(themeAttribute, chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  root.setAttribute(choiceAttribute, chosen ?? 'system');
}

/** Switches the theme by the attributes Docusaurus uses, and stores the choice where Docusaurus reads it. */
export function listenForThemeToggle(): void {
  window.addEventListener(
    'click',
    ({target}) => {
      if (!closest(target, `[${toggleAttribute}]`)) return;
      const root = document.documentElement;
      const theme = root.getAttribute(themeAttribute) === 'dark' ? 'light' : 'dark';
      for (const name of [themeAttribute, choiceAttribute]) root.setAttribute(name, theme);
      attempt(() => {
        window[THEME_STORAGE].setItem(THEME_KEY, theme);
      });
    },
    true,
  );
}

/** Labels the theme button with the theme it switches to. The theme is unknown at build time, so the HTML fits both. */
export function labelThemeToggle(): void {
  const toggle = document.querySelector(`[${toggleAttribute}]`);
  const theme = document.documentElement.getAttribute(themeAttribute);
  if (toggle) toggle.ariaLabel = `Switch to ${theme === 'dark' ? 'light' : 'dark'} theme`;
}

/** Keeps the label true, and follows changes of the system theme until the visitor chooses one. */
export function listenForTheme(): void {
  const root = document.documentElement;
  new MutationObserver(labelThemeToggle).observe(root, {attributeFilter: [themeAttribute]});
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
    if (root.getAttribute(choiceAttribute) === 'system') root.setAttribute(themeAttribute, matches ? 'dark' : 'light');
  });
}
