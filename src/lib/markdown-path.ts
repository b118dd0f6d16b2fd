/** Path of a page's Markdown version: its path plus `.md`. The home page is `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
