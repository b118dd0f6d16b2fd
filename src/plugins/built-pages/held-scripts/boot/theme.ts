import {attempt, closest} from './page';

declare const THEME_STORAGE: 'localStorage' | 'sessionStorage';
declare const THEME_KEY: string;

/** Switches the theme by the attributes Docusaurus uses. Returns false for any other target. */
export function handleThemeClick(target: EventTarget | null): boolean {
  if (!closest(target, '[data-theme-toggle]')) return false;
  const {dataset} = document.documentElement;
  const theme = dataset['theme'] === 'dark' ? 'light' : 'dark';
  dataset['theme'] = dataset['themeChoice'] = theme;
  attempt(() => {
    window[THEME_STORAGE].setItem(THEME_KEY, theme);
  });
  return true;
}
