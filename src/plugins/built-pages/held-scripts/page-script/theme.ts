/** Has the theme's button say which theme it switches to, as features/theme-toggle does with React. */
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
