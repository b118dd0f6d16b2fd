/** Labels the theme button with the theme it switches to. The theme is unknown at build time, so the HTML fits both. */
export function labelThemeToggle(): void {
  const root = document.documentElement;
  const label = (): void => {
    const toggle = document.querySelector('[data-theme-toggle]');
    if (toggle) toggle.ariaLabel = `Switch to ${root.dataset['theme'] === 'dark' ? 'light' : 'dark'} theme`;
  };
  label();
  new MutationObserver(label).observe(root, {attributeFilter: ['data-theme']});
}

/** Follows changes of the system theme until the visitor chooses one. */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
    const {dataset} = document.documentElement;
    if (dataset['themeChoice'] === 'system') dataset['theme'] = matches ? 'dark' : 'light';
  });
}
