import {checkImport} from './scripts/lib/zones.ts';

import path from 'node:path';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const scripts = ['**/*.{js,mjs,cjs}'];
const typed = ['**/*.{ts,tsx,mts}'];

/** Files whose default export a framework imports. */
const defaultExportFiles = [
  'src/pages/**',
  // The bundler loads each as a module of its own.
  'src/parts/**/*.island.tsx',
  'src/theme/**',
  'src/plugins/**',
  'functions/*/*.mts',
  'tests/support/**',
  '*.config.*',
  'sidebars.ts',
  'src/types/**',
];

const noBarrel = {
  selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
  message: 'No barrels: import each thing from the file that defines it.',
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name. Only pages, islands, theme parts, plugins and configurations have a default export.',
};

/**
 * Own files, by path, with style modules last, so that a component's rules come after those of what it is made of; then a line,
 * and packages. `eslint --fix` sorts them.
 */
const importGroups = [['^\\u0000'], ['^(?:#|@site)', '^\\.\\.', '^\\.', '^.+\\.scss$'], ['^node:', '^@?\\w']];

const query = '/^(?:closest|matches|querySelector|querySelectorAll|getElementById)$/';
const queryCall = `CallExpression:matches([callee.name=${query}],[callee.property.name=${query}])`;
const typedSelector = /data-|#[a-z]|aria-label|(?:^|[\s>+~,(])\.[a-z]/i;

/** In scripts of parts: selectors are built from names.ts, so that a renamed attribute fails the compiler. */
const namedSelectors = [
  ...[`Literal[value=${typedSelector}]`, `TemplateElement[value.raw=${typedSelector}]`].map((text) => ({
    selector: `${queryCall} ${text}`,
    message: 'Build selectors from the constants in names.ts, not from classes, IDs, labels or typed attributes.',
  })),
  {
    selector: 'MemberExpression[property.name=/^class(?:List|Name)$/]',
    message: 'A built page has no styles for a class that only a script adds. Set an attribute instead.',
  },
  {
    selector: 'MemberExpression[computed=true]:matches([object.name=dataset],[object.property.name=dataset])',
    message: 'Read and write data attributes by their constants in names.ts: getAttribute(…), setAttribute(…).',
  },
];

/** Restricts what the folders of src and functions import, by the file that an import resolves to. */
const importRule = {
  create(context) {
    const file = path.relative(import.meta.dirname, context.filename).replaceAll('\\', '/');
    const check = (node, source, isType = false) => {
      const message = source?.type === 'Literal' && checkImport(file, String(source.value), isType);
      if (message) context.report({node, message: `${file} must not import ${source.value}. ${message}`});
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type'),
      ImportExpression: (node) => check(node, node.source),
      'CallExpression[callee.name="require"]': (node) => check(node, node.arguments[0]),
    };
  },
};

/** Built-ins after ES2022 that all browsers in `browserslist` have. */
const servedBuiltIns = new Set(['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced']);

/** Rejects built-ins that browsers in `browserslist` lack: those that TypeScript declares in a library after ES2022. */
const builtInRule = {
  create(context) {
    const {program, esTreeNodeToTSNodeMap} = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    return {
      'MemberExpression[computed=false]'({property}) {
        const [declaration] = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(property))?.declarations ?? [];
        const file = declaration?.getSourceFile().fileName ?? '';
        if (!/\/lib\.es(?:202[3-9]|20[3-9]\d|next)\b[^/]*$/.test(file) || servedBuiltIns.has(property.name)) return;
        context.report({
          node: property,
          message: `Browsers in use lack ${property.name} (package.json, browserslist). Write it with older built-ins.`,
        });
      },
    };
  },
};

/** Hooks whose result changes in the browser, or that run there only. */
const statefulHook =
  /^use(?:State|Reducer|Ref|Effect|LayoutEffect|InsertionEffect|EffectEvent|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState|ImperativeHandle)$/;

/** Rejects state and event handlers in what is rendered once, as HTML: `npm run dev` would run them, a built page doesn't. */
const deadCodeRule = {
  create(context) {
    const {program, esTreeNodeToTSNodeMap} = context.sourceCode.parserServices;
    const isFunction = (node) =>
      program.getTypeChecker().getTypeAtLocation(esTreeNodeToTSNodeMap.get(node)).getCallSignatures().length > 0;
    const report = (node, name) =>
      context.report({
        node,
        message: `${name} works in npm run dev and does nothing on built pages. Make it an island or a script of a part (src/parts).`,
      });
    return {
      CallExpression({callee}) {
        const name = callee.property?.name ?? callee.name;
        if (statefulHook.test(name)) report(callee, name);
      },
      JSXAttribute({name, value}) {
        if (/^on[A-Z]/.test(name.name) && value?.expression && isFunction(value.expression)) report(name, name.name);
      },
    };
  },
};

/** Members of browser objects that are newer than `browserslist`. */
const newerMembers = [
  ['RegExp', 'escape'],
  ['URL', 'canParse'],
  ['URL', 'parse'],
  ['AbortSignal', 'any'],
];

/** Code that browsers run. */
const browserFiles = [
  'src/{boot,contracts,islands,lib,parts,pictures,sections,templates,theme,ui}/**/*.{ts,tsx}',
  'src/plugins/**/client/**/*.ts',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus/',
      '.netlify/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'pictures-report/',
      'static/',
    ],
  },
  // Rules are changed here, for everyone to see, not disabled in comments.
  {linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    plugins: {sort: importSort},
    rules: {'sort/imports': ['error', {groups: importGroups}]},
  },
  {
    files: scripts,
    languageOptions: {globals: globals.node},
    rules: {
      'no-unused-vars': 'error',
      'prefer-const': 'error',
      'no-var': 'error',
      eqeqeq: 'error',
      'object-shorthand': 'error',
    },
  },
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'object-shorthand': 'error',
      'no-restricted-syntax': ['error', noBarrel, noDefaultExport],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'separate-type-imports'}],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      // An empty environment variable or attribute is treated as unset, so `||` is correct for strings.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', {ignorePrimitives: {string: true}}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
      // A fifth of the time. Editors strike out what is deprecated, and packages are pinned.
      '@typescript-eslint/no-deprecated': 'off',
      // These two take as long and find nothing: there are no enums, and the few classes are errors.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Style modules are index signatures, and are read as styles.name.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    languageOptions: {globals: globals.browser},
    rules: {
      // Scrollable parts must be reachable by keyboard (WCAG 2.1.1): named regions or groups, and code blocks.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['pre'], roles: ['tabpanel', 'region', 'group'], allowExpressionValues: true},
      ],
    },
  },
  {
    // These rules run React's compiler on each file, so only what can render twice gets them: hooks and the parts of
    // islands. All else is rendered once, by the build.
    files: ['src/{boot,islands,parts,ui}/**/*.tsx', 'src/**/use*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // The first render must match the built HTML, so state that only the browser knows (the URL, a choice made before
      // hydration) is set in effects.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: reactHooks.configs.flat.recommended.plugins,
    rules: {
      'react-hooks/rules-of-hooks': 'error',
    },
  },
  {
    files: browserFiles,
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: {browsers: {rules: {'built-ins': builtInRule}}},
    rules: {
      'browsers/built-ins': 'error',
      'no-restricted-properties': [
        'error',
        ...newerMembers.map(([object, property]) => ({
          object,
          property,
          message: 'Browsers in use lack it (package.json, browserslist). Use something older.',
        })),
      ],
    },
  },
  {
    files: ['src/**/*.browser.ts'],
    rules: {'no-restricted-syntax': ['error', noBarrel, noDefaultExport, ...namedSelectors]},
  },
  {
    // The types of assertions are costly, and what most rules look for fails the test. A missing `await` does not.
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'tests/**/*.{ts,tsx}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'functions/**/*.{ts,mts}', 'scripts/**/*.ts'],
    ignores: ['src/contracts/decode-address.ts', 'scripts/lib/netlify-preload.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['decodeURI', 'decodeURIComponent'].map((name) => ({
          name,
          message: 'It throws on a stray %. Use decodeAddress() of #src/contracts/decode-address.',
        })),
      ],
    },
  },
  {
    files: defaultExportFiles,
    rules: {'no-restricted-syntax': ['error', noBarrel]},
  },
  {
    files: ['src/**/*.{ts,tsx}', 'functions/**/*.{ts,mts}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.d.ts'],
    plugins: {site: {rules: {imports: importRule}}},
    rules: {'site/imports': 'error'},
  },
  {
    files: ['src/{pages,templates,sections,pictures,theme}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: {html: {rules: {'no-dead-code': deadCodeRule}}},
    rules: {'html/no-dead-code': 'error'},
  },
  {
    // The only file in functions that writes to the log.
    files: ['functions/setup/log.ts'],
    rules: {'no-console': 'off'},
  },
  prettier,
);
