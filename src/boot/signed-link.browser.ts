type Kept = {token?: string} | null;

/** Whether a function sent this page. Its address can be a signed link, so visits to it are not counted. */
export const isFunctionPage = (): boolean => location.pathname.startsWith('/api/');

/**
 * Takes the token of a signed link out of the address, so that it isn't in the history, a screenshot or a copied address. It
 * stays with the entry in the tab's history, which other pages can't read: a reload, Back and Forward ask for the page again.
 */
export function hideToken(): void {
  if (!isFunctionPage()) return;
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  const kept = (history.state as Kept)?.token;
  if (token !== null) {
    url.searchParams.delete('token');
    const hide = () => {
      history.replaceState({token}, '', url.pathname + url.search + location.hash);
    };
    hide();
    // A link to a part of the page makes an entry of its own.
    window.addEventListener('hashchange', () => {
      if (!(history.state as Kept)?.token) hide();
    });
  } else if (kept !== undefined) {
    url.searchParams.set('token', kept);
    // What the server says about an address without its token.
    document.documentElement.style.visibility = 'hidden';
    location.replace(url);
  }
}
