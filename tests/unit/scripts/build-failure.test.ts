import {explainBuildFailure} from '../../../scripts/lib/build';
import {useFolder} from '../../support/folder';

const folder = useFolder();

const matter =
  '---\ntitle: A doc\ndescription: What this page is for, in a sentence of at least fifty characters.\nsidebar_position: 0\nwho: Manager\nplans: all\nminutes: 10\ndraft: true\n---\n';

beforeEach(() => {
  folder.write({
    'docs/messaging/send.mdx': `${matter}\nHi {first_name}.\n`,
    'src/pages/index.tsx': '',
    'src/pages/pricing.tsx': '',
  });
});

/** What Docusaurus 3.10 prints when a page cannot be rendered. */
const rendering = (address: string, cause: string) => `[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (node_modules/@docusaurus/core/lib/commands/build/build.js:76:15)
    ... 4 lines matching cause stack trace ...
    at async file:///node_modules/@docusaurus/core/bin/docusaurus.mjs:44:3 {
  [cause]: Error: Docusaurus static site generation failed for 1 paths:
  - "${address}"
      at throwSSGError (node_modules/@docusaurus/core/lib/ssg/ssgGlobalResult.js:56:11) {
    [cause]: AggregateError
        at throwSSGError (node_modules/@docusaurus/core/lib/ssg/ssgGlobalResult.js:57:16) {
      [errors]: [
        Error: Can't render static file for pathname "${address}"
            at generateStaticFile (node_modules/@docusaurus/core/lib/ssg/ssgRenderer.js:131:20) {
          [cause]: ReferenceError: ${cause}
              at _createMdxContent (build/__server/assets/js/2fe55a93.js:85:25)
        }
      ]
    }
  }
}
`;

test('a doc that cannot be rendered shows its file, line, advice and root cause', async () => {
  expect(await explainBuildFailure(rendering('/docs/messaging/send', 'first_name is not defined'), folder.at())).toBe(
    [
      'docs/messaging/send.mdx (/docs/messaging/send)',
      '  ReferenceError: first_name is not defined',
      '',
      '  npm run check:content says:',
      '    11  Put `{first_name}` in code, in backticks: MDX runs text in braces as code.',
    ].join('\n'),
  );
});

test('a React page shows its route and root cause', async () => {
  expect(await explainBuildFailure(rendering('/pricing', 'plans is not defined'), folder.at())).toBe(
    'src/pages/pricing.tsx (/pricing)\n  ReferenceError: plans is not defined',
  );
});

test('a picture of what a record lacks shows its content file', async () => {
  folder.write({
    'src/content/home/tools.ts': "shot(northfield, '2025-06-01T09:00', [{pane: 'activity', of: 'ada'}]);",
    'src/content/world/northfield.ts': "{ada: contact('Ada Finch'), moment: '2025-06-01T09:00', of: 'ada'}",
  });
  const cause = 'Northfield Motors has nothing about “ada” at 2025-06-01T09:00. Use a later moment.';
  expect(await explainBuildFailure(rendering('/', cause), folder.at())).toBe(
    `src/pages/index.tsx (/)\n  ReferenceError: ${cause}\n  It is in src/content/home/tools.ts.`,
  );
});

test('an MDX file that cannot be compiled', async () => {
  const file = folder.at('docs/messaging/send.mdx');
  folder.write({'docs/messaging/send.mdx': `${matter}\n<Steps>\n\nOne.\n`});
  const output = `\u001b[31m  × Error: MDX compilation failed for file "${file}"\u001b[39m
    │ Cause: Expected a closing tag for \`<Steps>\` (8:1-8:8)
    │ Details:
    │     at compileToJSX (node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)
`;
  expect(await explainBuildFailure(output, folder.at())).toBe(
    'docs/messaging/send.mdx\n  Expected a closing tag for `<Steps>` (8:1-8:8)\n\n  npm run check:content says:\n    11  Close <Steps> with </Steps>.',
  );
});

// Without an address, the home page would be blamed.
test('any other error shows its root cause without the stack, and no file', async () => {
  const output = `[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (build.js:76:15) {
  [cause]: Error: Docusaurus found no docs!

Please check the folder of your docs.

- It is empty.
      at throwError (logger.js:1:1)
}
`;
  expect(await explainBuildFailure(output, folder.at())).toBe(
    'Error: Docusaurus found no docs!\n\nPlease check the folder of your docs.\n\n- It is empty.',
  );
});

test('links that lead nowhere show the file and line that have them', async () => {
  folder.write({'docs/messaging/send.mdx': `${matter}\nWords.\n\n[Prices](/pricing#nowhere) and [more](/gone).\n`});
  const output = `[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (node_modules/@docusaurus/core/lib/commands/build/build.js:76:15) {
  [cause]: Error: Docusaurus found broken anchors!

  Exhaustive list of all broken anchors found:
  - Broken anchor on source page path = /docs/messaging/send:
     -> linking to /pricing#nowhere
  - Broken link on source page path = /documentation:
     -> linking to /docs/messaging/old
`;
  expect(await explainBuildFailure(output, folder.at())).toBe(
    'docs/messaging/send.mdx:13\n  “/pricing#nowhere” doesn’t lead to a page or a part of one. Correct it.\n\n' +
      '/documentation\n  “/docs/messaging/old” doesn’t lead to a page or a part of one. Correct it.',
  );
});

test('output without an error is not summarized', async () => {
  expect(await explainBuildFailure('Killed\n', folder.at())).toBe('');
});
