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
