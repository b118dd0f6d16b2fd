import {builtPages, readBuiltPage} from '../support/built-site';

/** Allowed head tags. Each has a consumer. */
const known = {
  meta: /^(?:viewport|description|robots|theme-color|twitter:(?:card|image|image:alt)|og:(?:title|description|url|type|locale|site_name|image|image:(?:type|width|height|alt))|article:(?:published_time|modified_time|tag|author))$/,
  link: /^(?:canonical|alternate|icon|apple-touch-icon|manifest|preload)$/,
};

/** Tags of a built head, by their identifying attribute. */
function namesOf(head: string, tag: 'meta' | 'link'): string[] {
  const tags = head.replace(/<noscript>.*?<\/noscript>/gs, '').match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];
  const attribute = tag === 'meta' ? /\b(?:name|property|charset|http-equiv)="?([^\s">/]+)/i : /\brel="?([^\s">/]+)/;
  return tags.map((text) => attribute.exec(text)?.[1] ?? text);
}

test('every head has only allowed tags, each once, and no rel=me', () => {
  const wrong: string[] = [];
  for (const path of builtPages()) {
    const html = readBuiltPage(path);
    const head = html.slice(0, html.indexOf('</head>'));
    const metas = namesOf(head, 'meta').filter((name) => name !== 'UTF-8');
    const links = namesOf(head, 'link');
    const repeats = [...metas, ...links.filter((rel) => !['alternate', 'preload'].includes(rel))];
    for (const name of metas) if (!known.meta.test(name)) wrong.push(`${path}: meta ${name}`);
    for (const rel of links) if (!known.link.test(rel)) wrong.push(`${path}: link ${rel}`);
    const twice = repeats.filter((name, at) => repeats.indexOf(name) !== at && name !== 'theme-color');
    wrong.push(...twice.map((name) => `${path}: ${name} stands twice`));
    if (/hreflang/i.test(head)) wrong.push(`${path}: names other languages, of which there are none`);
    if (/\brel="?(?:[\w-]+ )*me\b/.test(html)) wrong.push(`${path}: rel=me`);
  }
  expect(wrong).toEqual([]);
});
