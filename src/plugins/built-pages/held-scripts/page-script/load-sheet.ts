import {heldFilesId} from '../../page-parts';

let loading: Promise<void> | undefined;

/** Loads the style sheet for what scripts add to a page, unless the boot script already did. */
export function loadSheet(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const held = document.getElementById(heldFilesId);
    const link = held instanceof HTMLTemplateElement && held.content.querySelector('link');
    if (!link || document.head.querySelector(`link[rel=stylesheet][href="${link.getAttribute('href') ?? ''}"]`)) {
      resolve();
      return;
    }
    const copy = document.importNode(link);
    copy.onload = copy.onerror = () => {
      resolve();
    };
    document.head.append(copy);
  });
  return loading;
}
