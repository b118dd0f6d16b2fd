import {useEffect, type RefObject} from 'react';

/** Whether the element covers an error message of a form field. */
function coversError(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return [...document.querySelectorAll('[aria-invalid="true"]')]
    .flatMap((control) => control.getAttribute('aria-describedby')?.split(' ') ?? [])
    .some((id) => {
      const error = document.getElementById(id)?.getBoundingClientRect();
      return error && error.bottom > box.top && error.top < box.bottom && error.right > box.left;
    });
}

/**
 * Keeps toasts from covering form errors: they move from the bottom edge to the top, and hide if both edges have
 * errors. By then screen readers have announced them. The styles read `data-place`.
 */
export function useClearPlace(region: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useEffect(() => {
    const element = region.current;
    if (!element || shown.length === 0) return undefined;
    const settle = (): void => {
      // A focused toast must not move.
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
