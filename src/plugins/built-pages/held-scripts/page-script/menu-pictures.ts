import {pictureAttribute} from '#src/lib/page-script-parts';
import {closest} from '../boot/page';
import {loadSheet} from './load-sheet';

declare const MENU_PICTURES: string;

let loading: Promise<Document | null> | undefined;

/** The drawn pictures, which no page contains. `responseType` has the browser parse HTML without running any of it. */
function loadPictures(): Promise<Document | null> {
  loading ??= new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', MENU_PICTURES);
    request.responseType = 'document';
    // The file is not a page of the site, so its name does not end as one.
    request.overrideMimeType('text/html');
    request.onloadend = () => {
      resolve(request.responseXML);
    };
    request.send();
  });
  return loading;
}

/** Draws the picture of an address into a place, unless it is there already. */
async function draw(place: HTMLElement, address: string): Promise<void> {
  if (place.dataset['shown'] === address) return;
  place.dataset['shown'] = address;
  const [pictures] = await Promise.all([loadPictures(), loadSheet()]);
  const found = pictures?.querySelector(`[${pictureAttribute}="${address}"]`);
  // The pointer may have moved on.
  if (found && place.dataset['shown'] === address) place.replaceChildren(...document.importNode(found, true).children);
}

/** Draws what a panel shows: the picture of each tile, or beside the links that of the one reached last. */
function drawPanel(panel: Element, reached = panel.querySelector('a')): void {
  for (const place of panel.querySelectorAll<HTMLElement>(`[${pictureAttribute}]`)) {
    const link = place.closest('a') ?? reached;
    if (link) void draw(place, link.pathname + link.hash);
  }
}

/** Draws the pictures of a menu when it opens, and the one of the link that the pointer or the focus reaches. */
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
