import {company} from '#src/content/company/company';
import {findImages} from '#src/plugins/images/find-images';
import images from '#src/plugins/images/index';
import {markdown, mdx} from '../../mdx.config.ts';
import {inProject} from '../lib/project.mjs';

import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {rspack} from '@docusaurus/faster';
import type {Nodes, Root} from 'mdast';

/** Compiles and renders one page as the build does. */
export type Compile = (page: {
  file: string;
  /** With blank lines in place of the front matter. */
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  address: string;
  isArticle: boolean;
}) => Promise<Compiled>;

export type Compiled = {
  /** The page before any plugin changed it; empty if it can't be parsed. */
  tree: Root;
  /** IDs that links can use; undefined if the page can't be rendered. */
  ids?: ReadonlySet<string>;
  /** IDs that two elements have. */
  repeatedIds?: readonly string[];
  error?: unknown;
};

type Components = {
  renderMdx: (
    run: (runtime: unknown) => unknown,
    address: string,
    isArticle: boolean,
  ) => {html: string; anchors: string[]};
  /** Names of the components a page can use, and of those that only articles can. */
  names: {common: string[]; article: string[]; callouts: string[]};
};

const theme = inProject('node_modules/@docusaurus/theme-classic/lib/theme');
const quiet = {log: () => undefined, warn: () => undefined, error: () => undefined};

/** Compiles TypeScript and JSX. */
const swc = (parser: object) => ({
  loader: 'builtin:swc-loader',
  options: {jsc: {parser, target: 'es2022', transform: {react: {runtime: 'automatic'}}}},
});

/** What Docusaurus would generate: settings without plugins' data, which pages in MDX hardly need. */
const generated = {
  title: company.name,
  url: company.url,
  baseUrl: '/',
  trailingSlash: false,
  future: {experimental_router: 'browser'},
  themeConfig: {navbar: {hideOnScroll: false}},
  i18n: {defaultLocale: 'en'},
  localeConfigs: {},
};

const asModule = (code: string) => `data:text/javascript,export default ${code}`;

/** Replaces modules: the part of the request that matches, by the new one. */
const replace = (pattern: RegExp, change: (request: string) => string) =>
  new rspack.NormalModuleReplacementPlugin(pattern, (data) => {
    data.request = change(data.request);
  });

/** Bundles the components of pages, without styles; takes half a second. */
async function bundleComponents(): Promise<Components> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-check-'));
  const compiler = rspack({
    // React's messages are complete in development only.
    mode: 'development',
    devtool: false,
    target: 'node',
    context: inProject(),
    entry: inProject('src/theme/render-mdx.tsx'),
    output: {path: folder, filename: 'components.cjs', library: {type: 'commonjs2'}},
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.json'],
      tsConfig: inProject('tsconfig.json'),
      alias: {
        '@theme': [inProject('src/theme'), theme],
        '@theme-original': theme,
        '@theme-init': theme,
      },
    },
    module: {
      rules: [
        {test: /\.tsx?$/, ...swc({syntax: 'typescript', tsx: true})},
        {
          test: /\.js$/,
          include: /@docusaurus/,
          ...swc({syntax: 'ecmascript', jsx: true}),
          resolve: {fullySpecified: false},
        },
        {test: /\.(?:avif|png|svg|jpe?g|woff2)$/, type: 'asset/inline'},
      ],
    },
    plugins: [
      replace(/^@generated\//, (name) => asModule(name.endsWith('.json') ? '[]' : JSON.stringify(generated))),
      replace(/^@docusaurus\/(?:[A-Z]\w+|use\w+|router|constants|isInternalUrl|renderRoutes)$/, (name) =>
        name.replace('@docusaurus/', '@docusaurus/core/lib/client/exports/'),
      ),
      replace(/\.s?css$/, () => asModule('new Proxy({}, {get: (_, name) => name})')),
    ],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString({all: false, errors: true})) : null);
        compiler.close(() => {
          if (problem) reject(problem);
          else resolve();
        });
      });
    });
    const script = readFileSync(path.join(folder, 'components.cjs'), 'utf8');
    const module = {exports: {}};
    // React's warnings would be printed for each page.
    const run = vm.compileFunction(script, ['module', 'require', 'console']) as (...values: unknown[]) => void;
    run(module, createRequire(import.meta.url), quiet);
    return module.exports as Components;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

let components: Promise<Components> | undefined;

/** The site's components, bundled once. */
export const loadComponents = () => (components ??= bundleComponents());

type CompileToJsx = (request: object) => Promise<{content: string}>;

/** Creates a compiler with the settings and plugins of the site, and its components. */
export async function createCompiler(root: string): Promise<Compile> {
  const {renderMdx} = await loadComponents();
  const {compileToJSX} = createRequire(import.meta.url)('@docusaurus/mdx-loader/lib/utils.js') as {
    compileToJSX: CompileToJsx;
  };
  const trees = new Map<string, Root>();
  /** Keeps the page as it was written, and leaves its pictures out: `pictures.ts` checks them without converting. */
  const keepTree = () => (tree: Root, file: {path: string}) => {
    trees.set(file.path, structuredClone(tree));
    for (const {node, parent} of findImages(tree)) {
      const siblings: Nodes[] = parent.children;
      siblings[siblings.indexOf(node)] = {type: 'text', value: ''};
    }
  };
  const options = {
    siteDir: root,
    staticDirs: [path.join(root, 'static')],
    admonitions: true,
    markdownConfig: markdown,
    beforeDefaultRemarkPlugins: mdx.beforeDefaultRemarkPlugins.map((plugin) => (plugin === images ? keepTree : plugin)),
    rehypePlugins: mdx.rehypePlugins,
    outputFormat: 'function-body',
  };
  return async ({file, text, frontMatter, address, isArticle}) => {
    const filePath = path.join(root, file);
    const take = (): Root => trees.get(filePath) ?? {type: 'root', children: []};
    trees.delete(filePath);
    try {
      const request = {filePath, fileContent: text, frontMatter, options, compilerName: 'server'};
      const {content} = await compileToJSX(request);
      // The function is called with one argument, which MDX reads as `arguments[0]`.
      const run = vm.compileFunction(`const {require} = arguments[0];\n${content}`) as (runtime: unknown) => unknown;
      const {html, anchors} = renderMdx(run, address, isArticle);
      const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id);
      const repeatedIds = ids.filter((id, at) => ids.indexOf(id) < at);
      return {tree: take(), ids: new Set(anchors), repeatedIds};
    } catch (error) {
      return {tree: take(), error: (error as Error).cause ?? error};
    }
  };
}
