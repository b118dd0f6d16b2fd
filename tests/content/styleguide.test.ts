import {compileString} from 'sass';

import {styleguide} from '#src/content/styleguide/index';
import type {ComponentNote} from '#src/content/styleguide/types';
import {inProject} from '../../scripts/lib/project.mjs';
import {hypeWords, textsOf} from '../support/copy';
import {fittingDescription, repeated} from '../support/copy-rules';
import {listFiles, readText} from '../support/source-tree';

const {colors, covers, type, scale, components, chapters, meta, blog} = styleguide;
const notes = new Map<string, ComponentNote>(Object.entries(components));
const pageSource = listFiles(['src/templates/StyleguidePage'], ['.tsx']).map(readText).join('\n');

const compile = (scss: string): string => compileString(scss, {loadPaths: [inProject('src/styles')]}).css;

/** What stands in one list and not in the other. */
function missing(from: Iterable<string>, others: Iterable<string>): string[] {
  const known = new Set(others);
  return [...new Set(from)].filter((name) => !known.has(name));
}

describe('tokens', () => {
  const source = compile("@use 'tokens';");
  const namesIn = (scss: string): string[] => Array.from(scss.matchAll(/(--sw-[\w-]+)\s*:/g), ([, name]) => name ?? '');
  const groups = [...colors, type.families, ...Object.values(scale)];
  const shown = [
    ...groups.flatMap(({tokens}) => tokens.map(({name}): string => name)),
    ...covers.numbers.flatMap((number) => covers.parts.map((part) => `--sw-cover-${number}-${part}`)),
  ];

  test('every one of src/styles/tokens is on the page', () => {
    const advice = 'is not on /styleguide. Add it to a list in src/content/styleguide/tokens.';
    expect(missing(namesIn(source), shown).map((name) => `${name} ${advice}`)).toEqual([]);
  });

  test('the page shows none that is gone, and none twice', () => {
    const gone = missing(shown, namesIn(source));
    const twice = repeated(shown);
    expect({gone, twice}).toEqual({gone: [], twice: []});
  });

  test('those that the dark band declares anew are shown on it', () => {
    const band = readText('src/styles/tokens/_band.scss');
    const marked = colors.flatMap(({tokens}) => tokens.filter(({band: onBand}) => onBand).map(({name}) => name));
    expect(marked.toSorted()).toEqual(namesIn(band).toSorted());
  });
});

describe('text styles', () => {
  const scale = compile("@use 'tokens/scale';");

  test('are those of the mixin', () => {
    const names = Array.from(
      readText('src/styles/mixins/_type.scss').matchAll(/\$style == (\w+)/g),
      ([, name]) => name,
    );
    expect(type.styles.map(({name}) => name).toSorted()).toEqual(names.toSorted());
  });

  test.each(type.styles.map((style) => [style.name, style] as const))('%s has the numbers of the mixin', (_, style) => {
    const css = compile(`@use 'mixins' as *; .text { @include type(${style.name}); }`);
    const valueOf = (property: string): string | undefined => new RegExp(`${property}: (.+);`).exec(css)?.[1];
    const size = (valueOf('font-size') ?? '').replace(/var\((.+)\)/, (_, name: string) => {
      return new RegExp(`${name}: (.+);`).exec(scale)?.[1] ?? '';
    });
    const pixels = Array.from(size.matchAll(/([\d.]+)rem/g), ([, rem]) => Number(rem) * 16);
    expect({
      pixels: [pixels.at(0), pixels.at(-1)],
      lineHeight: valueOf('line-height'),
      tracking: valueOf('letter-spacing') ?? '0',
      weight: valueOf('font-weight') ?? '400',
    }).toEqual({
      pixels: style.pixels,
      lineHeight: style.lineHeight,
      tracking: style.tracking,
      weight: style.weight,
    });
  });
});

describe('components', () => {
  /** `sections/blog/PostCard`, `features/toasts`; nothing for files that are no component of their own. */
  function keyOf(file: string): string[] {
    const [area = '', ...folders] = file.split('/').slice(1, -1);
    if (area === 'features') return folders.slice(0, 1).map((name) => `features/${name}`);
    const at = folders.findIndex((name) => /^[A-Z]/.test(name));
    return at === -1 || folders[0] === 'parts' ? [] : [[area, ...folders.slice(0, at + 1)].join('/')];
  }

  const found = listFiles(['src/ui', 'src/sections', 'src/features', 'src/mocks'], ['.ts', '.tsx']).flatMap(keyOf);
  const hasExample = (key: string): boolean => pageSource.includes(`of="${key}"`) || pageSource.includes(`'${key}'`);

  test('every folder of src/ui, src/sections, src/features and src/mocks is on the page', () => {
    const wrong = missing(found, notes.keys()).map(
      (key) =>
        `src/${key} is not on /styleguide. Say what it is for in src/content/styleguide/components, and show it in a ` +
        `chapter of src/templates/StyleguidePage with <Example of="${key}">.`,
    );
    expect(wrong).toEqual([]);
  });

  test('the page names none that is gone', () => {
    const wrong = missing(notes.keys(), found).map(
      (key) => `${key}: remove it from src/content/styleguide/components.`,
    );
    expect(wrong).toEqual([]);
  });

  test('each has an example, or says where it is seen, not both', () => {
    const wrong = [...notes].flatMap(([key, {seen}]) => {
      if (seen === undefined && !hasExample(key)) {
        return [`${key}: add <Example of="${key}"> to a chapter of src/templates/StyleguidePage, or set \`seen\`.`];
      }
      return seen !== undefined && hasExample(key) ? [`${key} has an example: drop \`seen\` from its note.`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the page', () => {
  test('has a description of 50 to 170 characters', () => {
    expect(meta.description).toMatch(fittingDescription);
  });

  test('has one anchor a chapter, and no markup in its titles: the list of chapters takes them as HTML', () => {
    expect(new Set(chapters.map(({id}) => id)).size).toBe(chapters.length);
    expect(chapters.filter(({title}) => /[&<>]/.test(title))).toEqual([]);
  });

  test('says it plainly: no hype, exclamation marks or character icons', () => {
    const texts = textsOf([meta, styleguide.head, chapters, components, colors, scale, type]);
    expect(texts.filter((text) => hypeWords.test(text) || /[!→✓↗]/.test(text))).toEqual([]);
  });

  test('shows what it says to type: after each piece of source comes the same, live', () => {
    const text = readText('src/content/styleguide/writing.mdx');
    const pieces = [...text.matchAll(/^```md title="([^"]+)"\n([\s\S]*?\n)```\n\n/gm)];
    expect(pieces.map(([, title]) => title)).toEqual(['Callout', 'Steps', 'Tabs', 'Figure', 'Figures by name']);
    for (const {0: fence, 2: source = '', index} of pieces) {
      expect(text.slice(index + fence.length).slice(0, source.length)).toBe(source);
    }
  });

  test('shows an article that the blog has, by its title, author and date', () => {
    const {article} = blog;
    const [file] = listFiles(['blog'], ['.mdx']).filter((path) => path.includes(article.slug));
    const text = file === undefined ? '' : readText(file);
    for (const line of [`title: ${article.title}`, `slug: ${article.slug}`, `date: ${article.date}`]) {
      expect(text).toContain(line);
    }
    expect(text).toContain(`authors: ${article.author.toLowerCase().replace(' ', '-')}`);
  });
});
