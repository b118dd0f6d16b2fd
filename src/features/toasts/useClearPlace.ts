import {useEffect, type RefObject} from 'react';

/** Whether the element lies over what a page says about a field. */
function coversError(element: Element): boolean {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll('[aria-invalid="true"]')]
    .flatMap((control) => control.getAttribute('aria-describedby')?.split(' ') ?? [])
    .some((id) => {
      const error = document.getElementById(id)?.getBoundingClientRect();
      return error && error.bottom > own.top && error.top < own.bottom && error.right > own.left;
    });
}

/**
 * Keeps the toasts off the errors of a form: they move from the lower edge to the upper one, and hide where both edges
 * have an error. By then screen readers have announced them. The style sheet reads `data-place`.
 */
export function useClearPlace(region: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useEffect(() => {
    const element = region.current;
    if (!element || shown.length === 0) return undefined;
    const settle = (): void => {
      // A toast with the focus has to stay where it is.
      if (element.contains(document.activeElement)) return;
      for (const place of new Set([element.dataset['place'] === 'top' ? 'top' : 'bottom', 'bottom', 'top'])) {
        element.setAttribute('data-place', place);
        if (!coversError(element)) return;
      }
      element.setAttribute('data-place', 'hidden');
    };
    settle();
    window.addEventListener('scroll', settle, {passive: true});
    window.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('scroll', settle);
      window.removeEventListener('resize', settle);
    };
  }, [region, shown]);
}
