export type Rect = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** The part of a box that a visitor can see, and the sides that cut off what is behind them. */
export type Clip = {edge: Rect; cuts: Record<keyof Rect, boolean>};

export type Fault = {kind: string; what: string; part: Element};

/** What the checks of a page's layout share. They run in the page, so it has no imports. */
export function createReader() {
  const root = document.documentElement;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const clips = new Map<Element, Clip>();
  const visible = new Map<Element, boolean>();
  const everything: Clip = {
    edge: {left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity},
    cuts: {left: false, right: false, top: false, bottom: false},
  };

  const styleOf = (element: Element): CSSStyleDeclaration => {
    const cached = styles.get(element);
    if (cached) return cached;
    const style = getComputedStyle(element);
    styles.set(element, style);
    return style;
  };

  /** Hides what is in it: for screen readers only, or folded to nothing. */
  const isEmptyBox = (element: Element): boolean => {
    const {clipPath, overflowX, overflowY} = styleOf(element);
    if (/inset\((?:50|100)%|rect/.test(clipPath)) return true;
    if (overflowX === 'visible' && overflowY === 'visible') return false;
    const {width, height} = element.getBoundingClientRect();
    return width <= 2 || height <= 2;
  };

  const isShown = (element: Element): boolean => {
    const cached = visible.get(element);
    if (cached !== undefined) return cached;
    const around = element.parentElement;
    const shown =
      (around === null || around === document.body || isShown(around)) &&
      element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
      !isEmptyBox(element);
    visible.set(element, shown);
    return shown;
  };

  /** The ancestor whose overflow applies to the element: a positioned one does not see those between. */
  const clippingParent = (element: Element): Element | null => {
    const {position} = styleOf(element);
    if (position === 'fixed') return null;
    return position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : element.parentElement;
  };

  const clipOf = (element: Element | null): Clip => {
    if (element === null || element === root || element === document.body) return everything;
    const cached = clips.get(element);
    if (cached) return cached;
    const outer = clipOf(clippingParent(element));
    const clip = {edge: {...outer.edge}, cuts: {...outer.cuts}};
    const {overflowX, overflowY, textOverflow, maskImage, webkitLineClamp} = styleOf(element);
    const fades = maskImage !== 'none';
    const box = element.getBoundingClientRect();
    const limit = (side: keyof Rect, overflow: string, ends: boolean): void => {
      if (fades) clip.cuts[side] = false;
      const isInside = side === 'left' || side === 'top' ? box[side] > outer.edge[side] : box[side] < outer.edge[side];
      if (overflow === 'visible' || !isInside) return;
      clip.edge[side] = box[side];
      clip.cuts[side] = /hidden|clip/.test(overflow) && !ends && !fades;
    };
    for (const side of ['left', 'right'] as const) limit(side, overflowX, textOverflow === 'ellipsis');
    for (const side of ['top', 'bottom'] as const) limit(side, overflowY, webkitLineClamp !== 'none');
    clips.set(element, clip);
    return clip;
  };

  return {
    styleOf,
    isShown,
    clipOf,
    isPainted: (element: Element): boolean => !/, 0\)|transparent/.test(styleOf(element).backgroundColor),
    /** The drawing that the element is in. */
    pictureOf: (element: Element): Element | null =>
      element.closest('[role="img"], [aria-hidden="true"], svg, figure [inert]'),
    /** A line of text is not cut by the space above and below its letters. */
    inkOf: (element: Element, {top, bottom}: Rect): Pick<Rect, 'top' | 'bottom'> => {
      const middle = (top + bottom) / 2;
      const half = Number.parseFloat(styleOf(element).fontSize) * 0.36;
      return {top: middle - half, bottom: middle + half};
    },
    quote: (text: string): string => `“${text.replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
  };
}

export type Reader = ReturnType<typeof createReader>;
