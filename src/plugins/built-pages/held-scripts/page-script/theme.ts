/** Labels the theme button with the theme it switches to, as features/theme-toggle does with React. */
export function nameThemeToggle(): void {
  const toggle = document.querySelector('[data-theme-toggle]');
  if (!toggle) return;
  const root = document.documentElement;
  const name = (): void => {
    toggle.ariaLabel = `Switch to ${root.dataset['theme'] === 'dark' ? 'light' : 'dark'} theme`;
  };
  name();
  new MutationObserver(name).observe(root, {attributeFilter: ['data-theme']});
}

/** Follows changes of the system theme until the visitor chooses one, as Docusaurus does on pages with React. */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
    const {dataset} = document.documentElement;
    if (dataset['themeChoice'] === 'system') dataset['theme'] = matches ? 'dark' : 'light';
  });
}
