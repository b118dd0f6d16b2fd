/**
 * Elements, classes and ids (`a`, `.a`, `#a`) that a page may consist of, and the custom properties that its style
 * attributes read. Looks at the text, not at the tree: what stands in scripts or in copy counts too, which keeps some
 * rules too many and never one too few.
 */
export function readTokens(html: string): Set<string> {
  const tokens = new Set(['html', 'body', '*']);
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/gi)) tokens.add(name.toLowerCase());
  for (const [, kind, double, single, bare] of html.matchAll(/\s(class|id)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g)) {
    const sign = kind === 'id' ? '#' : '.';
    for (const name of (double ?? single ?? bare ?? '').split(/\s+/)) if (name) tokens.add(sign + name);
  }
  for (const [name] of html.matchAll(/--[\w-]+/g)) tokens.add(name);
  return tokens;
}
