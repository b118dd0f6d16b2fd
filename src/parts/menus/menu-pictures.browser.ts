import {closest} from '#src/lib/browser/dom';
import {pictureAttribute, shownPictureAttribute} from './names';

/** Loads all pictures, in elements with `data-menu-picture`. */
export type LoadPictures = () => Promise<ParentNode | null>;

let loading: Promise<ParentNode | null> | undefined;

/** Inserts the picture for a URL, unless it is already there. */
async function draw(place: HTMLElement, address: string, load: LoadPictures): Promise<void> {
  if (place.getAttribute(shownPictureAttribute) === address) return;
  place.setAttribute(shownPictureAttribute, address);
  loading ??= load();
  const picture = (await loading)?.querySelector(`[${pictureAttribute}="${address}"]`);
  // The pointer may have moved on.
  if (picture && place.getAttribute(shownPictureAttribute) === address)
    place.replaceChildren(...document.importNode(picture, true).children);
}

/** Inserts a panel's pictures: one per tile, or the one for the last link that was hovered or focused. */
function drawPanel(load: LoadPictures, panel: Element, reached = panel.querySelector('a')): void {
  for (const place of panel.querySelectorAll<HTMLElement>(`[${pictureAttribute}]`)) {
    const link = place.closest('a') ?? reached;
    if (link) void draw(place, `${place.getAttribute(pictureAttribute) ?? ''}${link.pathname}${link.hash}`, load);
  }
}

/** Inserts a menu's pictures when it opens, and a link's picture on hover or focus. */
export function listenForMenuPictures(load: LoadPictures): void {
  const onToggle = ({target}: Event): void => {
    if (target instanceof Element && target.matches('header :popover-open')) drawPanel(load, target);
  };
  const onReach = ({target}: Event): void => {
    const link = closest(target, 'header [popover] li > a');
    const panel = closest(link, '[popover]');
    if (panel && link instanceof HTMLAnchorElement) drawPanel(load, panel, link);
  };
  document.addEventListener('toggle', onToggle, true);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onReach);
  const open = 'popover' in HTMLElement.prototype && document.querySelector('header :popover-open');
  if (open) drawPanel(load, open);
}
