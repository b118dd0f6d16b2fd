import {Children, isValidElement, useEffect, type ReactNode} from 'react';

/**
 * Replaces react-helmet-async, 5 KB compressed. The built page has its head already, and the next page comes with its own,
 * so all that changes here are data attributes of `<html>`, such as the one that says that React has hydrated the page.
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
