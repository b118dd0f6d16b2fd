import {attempt, closest} from './page';

declare const THEME_STORAGE: 'localStorage' | 'sessionStorage';
declare const THEME_KEY: string;

/** Switches the theme as Docusaurus does, which reads these attributes when it takes over. False on any other target. */
export function answerThemeClick(target: EventTarget | null): boolean {
  const toggle = closest(target, '[data-theme-toggle]');
  if (!toggle) return false;
  const {dataset} = document.documentElement;
  const theme = dataset['theme'] === 'dark' ? 'light' : 'dark';
  dataset['theme'] = dataset['themeChoice'] = theme;
  toggle.ariaLabel = `Switch to ${theme === 'dark' ? 'light' : 'dark'} theme`;
  attempt(() => {
    window[THEME_STORAGE].setItem(THEME_KEY, theme);
  });
  return true;
}
