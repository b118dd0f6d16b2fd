/** Where a page is as Markdown: its address and `.md`. The home page, whose address has no name, is `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
