/**
 * Translates a page the way Chrome does: replaces each text by `<font>` elements. The text nodes that React remembers are
 * then gone from the page. Serializable, so that a browser test can run it in a page.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || parent === null || parent.closest('script, style, font, [translate="no"]')) continue;
    const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    inner.textContent = `[${text.nodeValue}]`;
    outer.append(inner);
    parent.replaceChild(outer, text);
  }
}
