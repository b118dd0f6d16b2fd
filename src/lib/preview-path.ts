/** Path of a page's link preview image: `/og/pricing.png` for `/pricing`, `/og/index.png` for the home page. */
export function previewPath(pagePath: string): string {
  return `/og${pagePath === '/' ? '/index' : pagePath}.png`;
}
