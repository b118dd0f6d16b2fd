import path from 'node:path';

type Zone = {may: readonly string[]; advice: string; sideways?: boolean; pure?: boolean; inBrowser?: boolean};

/**
 * Which folders may import which, for ESLint, types included. Types of src/content/schema, of records (src/world) and of src/contracts may
 * be imported everywhere; contracts import only their own.
 *
 * - `may`: folders of src the zone may import from, besides itself; of a zone or of one folder in it.
 * - `sideways`: false if folders of the zone must not import each other (a section its neighbor), except for its `lib`.
 * - `pure`: true if the zone must not import React or Docusaurus.
 * - `inBrowser`: true if its code runs in browsers, so it must not import Docusaurus, which does not.
 * - `advice`: what to do instead.
 */
const zones: Readonly<Record<string, Zone>> = {
  pages: {
    may: ['templates', 'sections', 'parts', 'islands', 'ui', 'pictures', 'content', 'site', 'lib', 'contracts'],
    advice: 'A page picks content and a template. Move anything another page needs to src/templates or src/content.',
  },
  templates: {
    may: ['sections', 'parts', 'islands', 'ui', 'pictures', 'site', 'lib', 'contracts'],
    advice: 'A template gets its content from the page, as props.',
  },
  sections: {
    may: ['parts', 'ui', 'pictures', 'lib'],
    sideways: false,
    advice: 'A section gets everything as props. Combine sections in the template, or move the shared part to src/ui.',
  },
  parts: {
    may: ['islands', 'ui', 'pictures/app', 'world', 'contracts', 'lib'],
    inBrowser: true,
    advice:
      'A part gets its text as props. Only the files of an island import content: name.island.tsx, and NameIsland.tsx with the HTML around it.',
  },
  boot: {
    may: ['parts', 'islands', 'ui', 'contracts', 'lib'],
    inBrowser: true,
    advice: 'src/boot says what runs when. Move what a visitor uses to src/parts.',
  },
  islands: {
    may: ['ui', 'content', 'lib'],
    inBrowser: true,
    advice: 'src/islands is what all islands share. Move what belongs to one to its part.',
  },
  ui: {
    may: ['lib'],
    advice: 'A primitive contains no business logic. Pass data in as props.',
  },
  pictures: {
    may: ['ui', 'world', 'lib'],
    advice: 'A product picture draws the data it is given. Pass it in as props.',
  },
  content: {
    may: ['world'],
    pure: true,
    advice:
      'Content is plain data, without components or helpers, and its types are in src/content/schema. Name an icon or a picture, and let the section show it. Only src/world computes for it.',
  },
  world: {
    may: ['lib'],
    pure: true,
    advice: 'src/world computes views of any record. Pass in the record; its types are in src/world/types.ts.',
  },
  contracts: {
    may: [],
    pure: true,
    advice: 'A contract is shared by the browser and the functions, so it imports nothing else.',
  },
  lib: {
    may: [],
    pure: true,
    advice: 'A helper in src/lib imports nothing else from src. Pass in what it needs.',
  },
  site: {
    may: ['content', 'lib'],
    pure: true,
    advice: 'src/site holds plain data on navigation, head and addresses. Take facts from src/content.',
  },
  plugins: {
    may: ['content', 'site', 'parts', 'boot', 'islands', 'ui/names', 'world', 'lib', 'contracts'],
    sideways: false,
    advice:
      'A plugin runs in Node at build time. Give it data through its options, not components, and put what two plugins share into src/plugins/lib.',
  },
  theme: {
    may: [
      'templates',
      'sections',
      'parts',
      'boot',
      'islands',
      'ui',
      'pictures',
      'content',
      'world',
      'site',
      'lib',
      'contracts',
    ],
    advice: 'A theme part is an adapter between Docusaurus and src/templates, src/sections and src/ui.',
  },
};

/** Rule for an `example.tsx` next to a component, for /styleguide: it may show the component with real content. */
const exampleOf = (folder: string, {may}: Zone): Zone => ({
  may: [...may, folder, 'content'],
  advice: 'An example shows a component of its folder with content. Put it beside the topmost component it shows.',
});

const isIn = (target: string, folder: string) => target.startsWith(`${folder}/`);

/** Files of an island, which have content: its module, and the HTML around it. */
const islandFile = /^src\/parts\/.+(?:\.i|I)sland\.tsx$/;

/** Plain script of a part or of src/boot, without React. It reads HTML, so it knows names and not components. */
const browserFile = /^src\/(?:parts|boot)\/.+\.browser\.ts$/;
const browserAdvice =
  'A script of the browser imports only other *.browser.ts files, names.ts, src/contracts and src/lib. What needs React is an island.';
const isForScripts = (target: string): boolean =>
  /\.browser$|\/names$/.test(target) || isIn(target, 'src/contracts') || isIn(target, 'src/lib');

/** View packages, which pure zones must not import. */
const viewPackages = /^(?:react|react-dom|@docusaurus|@theme|@theme-original|@theme-init|@mdx-js)(?:\/|$)/;

/** Folders of functions that endpoints and jobs share. The others are one Netlify function each. */
const rooms = ['database', 'delivery', 'http', 'leads', 'scheduling', 'security', 'setup'];

/** Docusaurus, whose client no built page runs. */
const frameworkPackages = /^@(?:docusaurus|theme|theme-original|theme-init)(?:\/|$)/;

const functionsAdvice = `A function imports only its own folder, the shared folders (${rooms.join(', ')}), src/contracts, src/content/settings and the company's facts. Move code two functions share to one of those, and code it shares with the site to src/contracts.`;

/** Project path an import resolves to, or undefined for a package. */
function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return /^(?:#(?=src\/)|@site\/)(.+)$/.exec(specifier)?.[1];
}

/** Whether everyone may import types of a file, though not its values. A file outside src isn't ours to judge. */
function hasOpenTypes(target: string, from: string): boolean {
  const isSchema =
    isIn(target, 'src/content/schema') || isIn(target, 'src/world/schema') || target === 'src/world/types';
  if (isSchema) return from !== 'contracts' && (from !== 'world' || isIn(target, 'src/world'));
  return isIn(target, 'src/contracts') || !isIn(target, 'src');
}

function checkFunctionImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@site/')) return 'Only Docusaurus resolves @site. Import from #src/contracts instead.';
  const target = resolveImport(file, specifier);
  if (target === undefined) return viewPackages.test(specifier) ? functionsAdvice : undefined;
  if (target === 'src/content/company/company' || isIn(target, 'src/content/settings')) return undefined;
  const homes = ['src/contracts', ...rooms.map((room) => `functions/${room}`), file.split('/').slice(0, 2).join('/')];
  return homes.some((home) => isIn(target, home)) ? undefined : functionsAdvice;
}

/**
 * The problem with an import in a file of src or functions, if any.
 * @param file Path relative to the project, with slashes.
 */
export function checkImport(file: string, specifier: string, isType: boolean): string | undefined {
  const [top, folder = '', part] = file.split('/');
  if (top === 'functions') return isType ? undefined : checkFunctionImport(file, specifier);
  const ownZone = zones[folder];
  if (ownZone === undefined) return `src/${folder} has no rule. Move its files, or add it to scripts/lib/zones.ts.`;
  const isExample = file.endsWith('/example.tsx');
  const zone = isExample ? exampleOf(folder, ownZone) : ownZone;
  const target = resolveImport(file, specifier);
  if (specifier.startsWith('../') && target !== undefined && isIn(target, 'src') && !isIn(target, `src/${folder}`)) {
    return 'Write it as #src/…';
  }
  if (isType && (target === undefined || hasOpenTypes(target, folder))) return undefined;
  if (target === undefined) {
    if (zone.inBrowser === true && frameworkPackages.test(specifier))
      return 'Browsers run no part of Docusaurus. Use ui/Link for links, and pass in anything else.';
    return zone.pure === true && viewPackages.test(specifier) ? zone.advice : undefined;
  }
  if (browserFile.test(file) && !isForScripts(target)) return browserAdvice;
  if (islandFile.test(file) && isIn(target, 'src/content')) return undefined;
  const [targetTop, targetFolder = '', targetPart] = target.split('/');
  // The bundler turns a file of static/ into its address.
  if (targetTop === 'static') return undefined;
  if (targetTop !== 'src') return `src knows only itself. ${zone.advice}`;
  if (targetFolder === folder && !isExample) {
    return zone.sideways === false && ![part, 'lib'].includes(targetPart) ? zone.advice : undefined;
  }
  return zone.may.some((one) => target === `src/${one}` || isIn(target, `src/${one}`)) ? undefined : zone.advice;
}
