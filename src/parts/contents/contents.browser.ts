import {idInHash} from '#src/contracts/decode-address';
import {contentsAttribute} from './names';

/** A section is the current one once its heading is in this upper part of the window. */
const readingLine = 0.2;

/** In pixels; larger than the height of any page. */
const tallestPage = 1_000_000;

/** Marks the section in view in the table of contents: the last one whose heading has been reached, or the first. */
export function followReader(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`[${contentsAttribute}] a`)];
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(idInHash(link.hash));
    return heading ? [{link, heading}] : [];
  });
  const update = (): void => {
    const line = innerHeight * readingLine;
    const current = sections.findLast(({heading}) => heading.getBoundingClientRect().top <= line) ?? sections[0];
    for (const link of links) {
      if (link === current?.link) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  // Called only when a heading crosses the line. The area includes everything above the window, so jumps past a heading
  // are noticed too.
  const observer = new IntersectionObserver(update, {
    rootMargin: `${tallestPage}px 0px -${(1 - readingLine) * 100}% 0px`,
  });
  for (const {heading} of sections) observer.observe(heading);
}
