import type {Fault, Reader, Rect} from './reader';

type Line = Rect & {node: Node; element: Element; text: string; picture: Element | null; floats: boolean};

/** Runs in the page: text over text, text cut off by a box, and text outside the window or its own box. */
export function findTextFaults({styleOf, isShown, isPainted, clipOf, pictureOf, inkOf, quote}: Reader): Fault[] {
  const faults: Fault[] = [];
  const lines: Line[] = [];
  const width = document.documentElement.clientWidth;

  const cached = <Value>(read: (element: Element) => Value): ((element: Element) => Value) => {
    const values = new Map<Element, Value>();
    return (element) => {
      const value = values.has(element) ? (values.get(element) as Value) : read(element);
      values.set(element, value);
      return value;
    };
  };

  /** Whether it stays in the window while the page scrolls, and so may cover text. */
  const floats: (element: Element) => boolean = cached(
    (element) =>
      /fixed|sticky/.test(styleOf(element).position) ||
      (element.parentElement !== null && floats(element.parentElement)),
  );

  /** Edges of the nearest box that can be seen as one, by its ground or border. */
  const boxAround: (element: Element) => DOMRect | undefined = cached((element) => {
    if (element === document.body || element.localName === 'svg') return undefined;
    const {borderRightWidth, borderLeftWidth, position, display} = styleOf(element);
    const hasBorders = borderLeftWidth !== '0px' && borderRightWidth !== '0px';
    if (display !== 'inline' && (isPainted(element) || hasBorders)) return element.getBoundingClientRect();
    return position === 'absolute' || !element.parentElement ? undefined : boxAround(element.parentElement);
  });

  const note = (kind: string, {element, text, picture}: Line, other?: Line): void => {
    const where = picture === null ? '' : ' in a picture';
    faults.push({
      kind: `${kind}${where}`,
      what: quote(text) + (other ? ` and ${quote(other.text)}` : ''),
      part: element,
    });
  };

  const readLine = (line: Line, box: DOMRect): void => {
    const {edge, cuts} = clipOf(line.element);
    const ink = {left: box.left, right: box.right, ...inkOf(line.element, box)};
    line.left = Math.max(edge.left, ink.left);
    line.right = Math.min(edge.right, ink.right);
    line.top = Math.max(edge.top, ink.top);
    line.bottom = Math.min(edge.bottom, ink.bottom);
    if (line.right - line.left < 4 || line.bottom - line.top < 4) return;
    const isCut = (side: keyof Rect): boolean =>
      cuts[side] && Math.abs(ink[side] - edge[side]) > 2 && line[side] === edge[side];
    if (isCut('left') || isCut('right')) note('text cut', line);
    // A drawn window may end below its frame.
    else if (line.picture === null && (isCut('top') || isCut('bottom'))) note('line cut', line);
    if (line.right > width + 1 || line.left < -1) note('text outside the window', line);
    lines.push(line);
    const frame = boxAround(line.element);
    if (frame === undefined) return;
    const outsideX = Math.max(frame.left - line.left, line.right - frame.right);
    const outsideY = Math.max(frame.top - line.top, line.bottom - frame.bottom);
    if (outsideX > 2 || outsideY > 2) note('text outside its box', line);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || element.closest('script, style, noscript, template, option') !== null)
      continue;
    if (!isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = range.getClientRects();
    const picture = pictureOf(element);
    const line = {left: 0, right: 0, top: 0, bottom: 0, node, element, text, picture, floats: floats(element)};
    const seen = lines.length;
    for (const box of boxes) readLine({...line}, box);
    // Long addresses may continue in a next line.
    const words = text.trim().split(/[\s/–@.-]+/);
    if (lines.length - seen > words.length && picture === null && element.closest('code') === null)
      note('word broken', line);
  }

  const flowing = lines.filter((line) => !line.floats).sort((a, b) => a.top - b.top);
  flowing.forEach((line, at) => {
    for (let next = at + 1; next < flowing.length; next += 1) {
      const other = flowing[next];
      if (!other || other.top >= line.bottom) break;
      if (line.node === other.node || (line.picture && other.picture && line.picture !== other.picture)) continue;
      const sharedX = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const sharedY = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
      if (sharedX > 4 && sharedY > 3) note('text over text', line, other);
    }
  });
  return faults;
}
