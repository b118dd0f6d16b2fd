import {useEffect, useState} from 'react';

/** A section counts as read once its heading is in the upper part of the window. */
const readingLine = 0.2;

/** Taller than any page, in pixels. */
const farAbove = 1_000_000;

/** Id of the section in view: the last one whose heading has been reached, or the first. */
export function useCurrentSection(items: readonly {id: string}[]): string | undefined {
  const first = items[0]?.id;
  const [current, setCurrent] = useState(first);

  useEffect(() => {
    const headings = items.map(({id}) => document.getElementById(id)).filter((heading) => heading !== null);
    const update = (): void => {
      const line = window.innerHeight * readingLine;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id ?? first);
    };
    // It reports each heading that crosses the line, so nothing runs on other scrolling. All that is above the window
    // belongs to its area: a heading that a jump carries past the line has crossed it, too.
    const observer = new IntersectionObserver(update, {
      rootMargin: `${farAbove}px 0px -${(1 - readingLine) * 100}% 0px`,
    });
    headings.forEach((heading) => {
      observer.observe(heading);
    });
    return () => {
      observer.disconnect();
    };
  }, [items, first]);

  return current;
}
