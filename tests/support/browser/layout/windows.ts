export type WindowFault = {kind: 'blank' | 'frame' | 'name' | 'figure' | 'cell'; what: string};

/**
 * Runs in the page: what is wrong with its drawn windows. `prefixes` are the beginnings of class names, because whole
 * ones depend on the build. Also measures steps that aren't shown, as far as they have a box.
 */
export function findWindowFaults(prefixes: Readonly<Record<'shot' | 'shell' | 'sheet', string>>): {
  count: number;
  faults: WindowFault[];
} {
  const figure = /^(?:[−+]?\$?\d[\d,.:]*(?:%|k| (?:AM|PM|min|h|pt|days?))?|(?:[A-Z][a-z]{2} )\d+(?::\d\d)?)$/;
  const has = (element: Element, prefix: string): boolean =>
    Array.from(element.classList).some((name) => name.startsWith(prefix));
  const all = (prefix: string): Element[] =>
    Array.from(document.querySelectorAll('[role="img"]')).filter((one) => has(one, prefix));
  const quote = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 48);
  const faults: WindowFault[] = [];

  /** The part of a box that its slot leaves visible. */
  const visible = (element: Element): {top: number; bottom: number; left: number; right: number} => {
    let {top, bottom, left, right} = element.getBoundingClientRect();
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const {overflowX, overflowY, clipPath} = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (overflowY !== 'visible' || clipPath.startsWith('inset(-'))
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    }
    return {top, bottom, left, right};
  };

  /** Dots, grids and stripes, or a bubble, a card, a hole for one or a button. */
  const isFilled = (element: Element): boolean => {
    const {backgroundColor, backgroundImage, borderRadius, borderTopStyle} = getComputedStyle(element);
    if (backgroundImage !== 'none') return true;
    const isPainted = borderTopStyle !== 'none' || !/, 0\)|transparent/.test(backgroundColor);
    return isPainted && borderRadius !== '0px' && element.getBoundingClientRect().height < 200;
  };

  /** Where lines of text, charts and filled areas are, one after the other. */
  const marks = (root: Element): DOMRect[] => {
    const found: DOMRect[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) {
        range.selectNodeContents(node);
        if (node.data.trim() !== '') found.push(...range.getClientRects());
      } else if (node instanceof SVGSVGElement || (node instanceof Element && node !== root && isFilled(node))) {
        found.push(node.getBoundingClientRect());
      }
    }
    return found.filter(({width, height}) => width > 0 && height > 0);
  };

  /** Where the last line, chart or dotted ground ends. Bubbles and cards don't count: they may be empty. */
  const endOf = (box: ReturnType<typeof visible>, roots: readonly Element[]): number => {
    const range = document.createRange();
    let end = box.top;
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        const isText = node instanceof Text && node.data.trim() !== '';
        const isDrawn =
          node instanceof SVGSVGElement ||
          (node instanceof Element && node !== root && /radial|url/.test(getComputedStyle(node).backgroundImage));
        if (!isText && !isDrawn) continue;
        range.selectNode(node);
        for (const {top, bottom, left, right} of range.getClientRects())
          if (right > box.left && left < box.right && top < box.bottom) end = Math.max(end, bottom);
      }
    }
    return end;
  };

  const measure = (name: string, box: ReturnType<typeof visible>, roots: readonly Element[]): void => {
    const height = box.bottom - box.top;
    let from = box.top;
    let [gap, at] = [0, 0];
    const lines = roots
      .flatMap(marks)
      .filter(
        ({left, right, top, bottom}) => right > box.left && left < box.right && bottom > box.top && top < box.bottom,
      )
      .sort((a, b) => a.top - b.top);
    for (const {top, bottom} of lines) {
      if (top - from > gap) [gap, at] = [top - from, from];
      from = Math.max(from, bottom);
    }
    if (box.bottom - from > gap) [gap, at] = [box.bottom - from, from];
    const under = box.bottom - endOf(box, roots);
    if (under > height * 0.15)
      faults.push({
        kind: 'blank',
        what: `${name}: ${Math.round(under)} of ${Math.round(height)} px under the last line`,
      });
    // In the lowest slots, the space around a line under a bar is more.
    if (gap > Math.max(height * 0.15, 44))
      faults.push({
        kind: 'blank',
        what: `${name}: ${Math.round(gap)} of ${Math.round(height)} px, ${Math.round((100 * gap) / height)} %, from ${Math.round(at - box.top)} on`,
      });
  };

  /** Scrolled out of its slot. */
  const isOut = ({top, bottom, left, right}: ReturnType<typeof visible>): boolean =>
    bottom - top < 24 || right - left < 160;

  const shots = all(prefixes.shot).filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0);
  for (const shot of shots) {
    const name = quote(shot.getAttribute('aria-label'));
    const app = Array.from(shot.querySelectorAll('*')).find((one) => has(one, prefixes.shell));
    if (!app) continue;
    const parts = Array.from(app.children).filter((part) => part.checkVisibility());
    const frame = parts.filter((part) => has(part, prefixes.shell));
    const panes = parts.filter((part) => !has(part, prefixes.shell));
    const box = visible(app);
    if (isOut(box)) continue;
    const seen = frame.some(
      (part) =>
        part.getBoundingClientRect().right > box.left + 20 && part.getBoundingClientRect().left < box.right - 20,
    );
    if (!seen) faults.push({kind: 'frame', what: name});
    const strip = frame.find((part) => part.getBoundingClientRect().width > 60);
    measure(name, {...box, top: Math.max(box.top, strip?.getBoundingClientRect().bottom ?? 0)}, panes);

    for (const element of panes.flatMap((pane) => Array.from(pane.querySelectorAll<HTMLElement>('*')))) {
      if (!element.checkVisibility() || element.getBoundingClientRect().left >= box.right) continue;
      const {overflowX, paddingRight} = getComputedStyle(element);
      if (overflowX === 'visible' || element.clientWidth === 0) continue;
      const edge = element.getBoundingClientRect().right - Number.parseFloat(paddingRight);
      const isName =
        element.localName === 'b' &&
        (element.dataset['face'] !== undefined || element.parentElement?.dataset['face'] !== undefined);
      // A thread's time is in the space at the right of its name.
      const width = element.clientWidth - Number.parseFloat(paddingRight);
      if (isName && element.scrollWidth > element.clientWidth + 1) {
        if (width - (element.dataset['face'] === undefined ? 0 : 34) < 96)
          faults.push({kind: 'name', what: `${name}: ${quote(element.textContent)}`});
      }
      for (const node of element.childNodes) {
        if (!(node instanceof Text)) continue;
        let start = 0;
        for (const line of node.data.split('\n')) {
          if (figure.test(line.trim())) {
            const range = document.createRange();
            range.setStart(node, start);
            range.setEnd(node, start + line.length);
            if (range.getBoundingClientRect().right > edge + 1) faults.push({kind: 'figure', what: `${name}: ${line}`});
          }
          start += line.length + 1;
        }
      }
    }
    for (const table of shot.querySelectorAll('[style*="--columns"]')) {
      const columns = Array.from(table.children).filter((part) => part.localName === 'div' && part.checkVisibility());
      if (new Set(columns.map((column) => Math.round(column.getBoundingClientRect().top))).size > 1)
        faults.push({kind: 'cell', what: name});
    }
  }

  const sheets = all(prefixes.sheet).filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0);
  for (const sheet of sheets) {
    const slot = sheet.parentElement;
    if (!slot) continue;
    // A slot that shows its whole sheet is as high as it is, or the sheet is stretched.
    const isCut = getComputedStyle(slot).overflowY !== 'visible';
    const box = {...visible(isCut ? slot : sheet), top: sheet.getBoundingClientRect().top};
    if (!isOut(box)) measure(quote(sheet.getAttribute('aria-label')), box, [sheet]);
  }
  return {count: shots.length + sheets.length, faults};
}
