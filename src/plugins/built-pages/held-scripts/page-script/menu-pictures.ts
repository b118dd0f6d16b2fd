import {pictureAttribute} from '#src/lib/page-script-parts';
import {closest} from '../boot/page';
import {loadSheet} from './load-sheet';

declare const MENU_PICTURES: string;

let loading: Promise<Document | null> | undefined;

/** Fetches the pictures. `responseType` makes the browser parse the HTML without running anything in it. */
function loadPictures(): Promise<Document | null> {
  loading ??= new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', MENU_PICTURES);
    request.responseType = 'document';
    // The file isn't a page, so it has no `.html` extension.
    request.overrideMimeType('text/html');
    request.onloadend = () => {
      resolve(request.responseXML);
    };
    request.send();
  });
  return loading;
}

/** Inserts the picture for a URL, unless it is already there. */
async function draw(place: HTMLElement, address: string): Promise<void> {
  if (place.dataset['shown'] === address) return;
  place.dataset['shown'] = address;
  const [pictures] = await Promise.all([loadPictures(), loadSheet()]);
  const found = pictures?.querySelector(`[${pictureAttribute}="${address}"]`);
  // The pointer may have moved on.
  if (found && place.dataset['shown'] === address) place.replaceChildren(...document.importNode(found, true).children);
}

/** Inserts a panel's pictures: one per tile, or the one for the last link that was hovered or focused. */
function drawPanel(panel: Element, reached = panel.querySelector('a')): void {
  for (const place of panel.querySelectorAll<HTMLElement>(`[${pictureAttribute}]`)) {
    const link = place.closest('a') ?? reached;
    if (link) void draw(place, link.pathname + link.hash);
  }
}

/** Inserts a menu's pictures when it opens, and a link's picture on hover or focus. */
export function drawMenuPictures(): void {
  const onToggle = ({target}: Event): void => {
    if (target instanceof Element && target.matches('header :popover-open')) drawPanel(target);
  };
  const onReach = ({target}: Event): void => {
    const link = closest(target, 'header [popover] li > a');
    const panel = closest(link, '[popover]');
    if (panel && link instanceof HTMLAnchorElement) drawPanel(panel, link);
  };
  document.addEventListener('toggle', onToggle, true);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onReach);
  const open = 'popover' in HTMLElement.prototype && document.querySelector('header :popover-open');
  if (open) drawPanel(open);
}
