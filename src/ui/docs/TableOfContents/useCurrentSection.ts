import {useEffect, useState} from 'react';

/** A section is current once its heading is in this upper part of the window. */
const readingLine = 0.2;

/** In pixels: taller than any page. */
const farAbove = 1_000_000;

/** ID of the section in view: the last one whose heading has passed the reading line, or the first. */
export function useCurrentSection(items: readonly {id: string}[]): string | undefined {
  const first = items[0]?.id;
  const [current, setCurrent] = useState(first);

  useEffect(() => {
    const headings = items.map(({id}) => document.getElementById(id)).filter((heading) => heading !== null);
    const update = (): void => {
      const line = window.innerHeight * readingLine;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id ?? first);
    };
    // Fires only when a heading crosses the reading line, not on every scroll. The area has no upper end, so jumping
    // past a heading also reports it.
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
