/** Where the picture that links to a page show is: `/og/pricing.png` for `/pricing`, `/og/index.png` for the home page. */
export function previewPath(pagePath: string): string {
  return `/og${pagePath === '/' ? '/index' : pagePath}.png`;
}
