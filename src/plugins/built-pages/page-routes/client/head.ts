import {Children, isValidElement, useEffect, type ReactNode} from 'react';

/**
 * Replaces react-helmet-async, which is 5 KB compressed. Built pages have their own head, so only data attributes of
 * `<html>` change here, such as the hydration marker.
 */
export function Helmet({children}: {children?: ReactNode}): null {
  useEffect(() => {
    for (const child of Children.toArray(children)) {
      if (!isValidElement<Record<string, unknown>>(child) || child.type !== 'html') continue;
      for (const [name, value] of Object.entries(child.props)) {
        if (name.startsWith('data-')) document.documentElement.setAttribute(name, String(value));
      }
    }
  });
  return null;
}

export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
