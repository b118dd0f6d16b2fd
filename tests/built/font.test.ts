import {findFaults} from '../support/built-page';
import {sitemapPaths} from '../support/built-site';
import {capture, readText} from '../support/source-tree';

const basic = capture(readText('src/styles/tokens/_fonts.scss'), /unicode-range:([^;]+);/);
const ranges = Array.from(basic.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, from = '', to = from]) => [
  parseInt(from, 16),
  parseInt(to, 16),
]);
const isBasic = (sign: string): boolean =>
  ranges.some(([from = 0, to = 0]) => from <= (sign.codePointAt(0) ?? 0) && (sign.codePointAt(0) ?? 0) <= to);

/** Pages about special characters, which may load the whole font. */
const allowed = 3;

test('the preloaded font subset has the characters of nearly all pages', () => {
  const others = findFaults(sitemapPaths(), ({texts}) => {
    const text = texts('main')[0] ?? '';
    // Code has a font of its own.
    const code = texts('main code').join('');
    const isProse = (sign: string): boolean => text.split(sign).length > code.split(sign).length;
    const signs = [...new Set(text.replaceAll(/\s/g, ''))].filter((sign) => !isBasic(sign) && isProse(sign));
    return signs.length > 0 ? [signs.join('')] : [];
  });
  expect(others.slice(allowed)).toEqual([]);
});
