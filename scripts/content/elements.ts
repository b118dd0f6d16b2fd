/** HTML and SVG that a page may contain. */
const htmlTags = new Set(
  (
    'a abbr article aside b bdi bdo blockquote br caption cite code col colgroup data dd del dfn div dl dt em ' +
    'figcaption figure footer h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p picture q rp rt ruby s samp ' +
    'section small source span strong sub summary details sup table tbody td tfoot th thead time tr u ul var wbr ' +
    'svg g path circle rect ellipse line polyline polygon text tspan defs use linearGradient radialGradient stop ' +
    'clipPath mask symbol'
  ).split(' '),
);

/** Elements that end the paragraph they are in. */
const blockTags = new Set(
  'article aside blockquote details div dl figure footer h2 h3 h4 h5 h6 header hr nav ol p section summary table ul'.split(
    ' ',
  ),
);

/** A tag that isn't for text, or a placeholder: `<your-key>`. */
export function checkTag(name: string): string | undefined {
  if (htmlTags.has(name)) return undefined;
  if (name === 'h1') return 'Write <h1> as ##: the page title is the only h1.';
  return `“<${name}>” is not a tag for text. If it is a placeholder, put it in \`code\`; otherwise remove it.`;
}

/** A tag of HTML in capitals, which MDX takes for a component. */
export const isShouted = (name: string) => /^[A-Z\d]+$/.test(name) && htmlTags.has(name.toLowerCase());

export const isBlock = (name: string | null) => name !== null && blockTags.has(name);
