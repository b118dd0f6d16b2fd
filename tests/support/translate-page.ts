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

/**
 * Adds what extensions add: an icon of a password manager beside each field, and a link around each phone number.
 * Serializable, too.
 */
export function addExtension(): void {
  for (const field of document.querySelectorAll('input, textarea')) {
    const icon = document.createElement('button');
    icon.type = 'button';
    icon.style.cssText = 'position:absolute;width:1px;height:1px;padding:0;border:0;opacity:0;pointer-events:none';
    field.before(document.createElement('password-manager'));
    field.after(icon);
  }
  for (const link of document.querySelectorAll('a[href^="tel:"]')) {
    const mark = document.createElement('click-to-call');
    mark.append(...link.childNodes);
    link.append(mark);
  }
}
