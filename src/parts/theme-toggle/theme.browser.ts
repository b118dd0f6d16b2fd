import {attempt, closest} from '#src/lib/browser/dom';

declare const THEME_STORAGE: 'localStorage' | 'sessionStorage';
declare const THEME_KEY: string;

/** Shows the stored theme, or the system's. Docusaurus does the same in `npm run dev`. */
export function showTheme(): void {
  const chosen = attempt(() => window[THEME_STORAGE].getItem(THEME_KEY));
  const {dataset} = document.documentElement;
  dataset['theme'] = chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  dataset['themeChoice'] = chosen ?? 'system';
}

/** Switches the theme by the attributes Docusaurus uses, and stores the choice where Docusaurus reads it. */
export function listenForThemeToggle(): void {
  window.addEventListener(
    'click',
    ({target}) => {
      if (!closest(target, '[data-theme-toggle]')) return;
      const {dataset} = document.documentElement;
      const theme = dataset['theme'] === 'dark' ? 'light' : 'dark';
      dataset['theme'] = dataset['themeChoice'] = theme;
      attempt(() => {
        window[THEME_STORAGE].setItem(THEME_KEY, theme);
      });
    },
    true,
  );
}

/** Labels the theme button with the theme it switches to. The theme is unknown at build time, so the HTML fits both. */
export function labelThemeToggle(): void {
  const toggle = document.querySelector('[data-theme-toggle]');
  const {theme} = document.documentElement.dataset;
  if (toggle) toggle.ariaLabel = `Switch to ${theme === 'dark' ? 'light' : 'dark'} theme`;
}

/** Keeps the label true, and follows changes of the system theme until the visitor chooses one. */
export function listenForTheme(): void {
  const root = document.documentElement;
  new MutationObserver(labelThemeToggle).observe(root, {attributeFilter: ['data-theme']});
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
    if (root.dataset['themeChoice'] === 'system') root.dataset['theme'] = matches ? 'dark' : 'light';
  });
}
