import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {inProject, projectNode, root} from '../../../scripts/lib/project.mjs';
import {useFolder} from '../../support/folder';
import {capture, readText} from '../../support/source-tree';

jest.setTimeout(400_000);

const folder = useFolder();

/** What operations/make-it-yours.md tells an owner to change by hand: a file, what to replace, and by what. */
const byHand: readonly [file: string, ...changes: [RegExp, string][]][] = [
  [
    'src/content/pictures/guides/registry.ts',
    [
      /^import .*(?:administration|booking|contacts|forms-and-websites|messaging|payments|switching|work-and).*\n/gm,
      '',
    ],
    [/^ {2}\.\.\.(?!gettingStarted).*\n/gm, ''],
  ],
  [
    'src/content/case-studies/registry.ts',
    [/^import .*case-studies\/(?!automotive').*';\n/gm, ''],
    [/^ {2}(?!northfield)\w+Story,\n/gm, ''],
  ],
  [
    'src/content/company/testimonials.ts',
    [/^import .*(?:clearwater-dental|harbour-and-pine).*\n/gm, ''],
    [/^ {2}quoteOf\((?!northfield).*\n/gm, ''],
  ],
  ['src/content/pages/trial.ts', [/marlowAndFinch/g, 'northfieldMotors'], [/marlow-and-finch/, 'northfield-motors']],
  [
    'src/content/solutions/book-more-clients.ts',
    [/clearwaterDental/g, 'northfieldMotors'],
    [/clearwater-dental/, 'northfield-motors'],
  ],
  ['src/content/customers/northfield-motors.ts', [/quotes: {/, "quotes: {trial: 'We tried it.', booking: 'We book.',"]],
  ['blog/2026-11-17-first-five-minutes-decide-the-deal/index.mdx', [/name="reply-to-new-leads"/, 'name="quick-start"']],
  ['src/site/second-addresses.ts', [/^ {2}'\/solutions\/ecommerce-retail'.*\n/m, '']],
];

/** Runs a program in the copy, and returns what it printed. */
function run(program: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync(program, args, {cwd: folder.at(), encoding: 'utf8'});
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

test('the sample can be emptied by the guide: what is left compiles, passes the check of content and builds', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {cwd: root, encoding: 'utf8'});
  for (const file of files.trim().split('\n')) {
    mkdirSync(path.dirname(folder.at(file)), {recursive: true});
    cpSync(inProject(file), folder.at(file));
  }
  symlinkSync(inProject('node_modules'), folder.at('node_modules'), 'junction');
  run('git', 'init', '--quiet');
  run('git', 'add', '.');
  run('git', '-c', 'user.name=Test', '-c', 'user.email=test@scalewell.example', 'commit', '--quiet', '-m', 'All');
  const commands = capture(readText('operations/make-it-yours.md'), /^## Delete this first$[^]*?^```sh\n([^]*?)^```$/m);
  run('bash', '-e', '-o', 'pipefail', '-c', commands);
  for (const [file, ...changes] of byHand) {
    for (const [pattern, by] of changes) {
      expect([file, folder.read(file)]).toEqual([file, expect.stringMatching(new RegExp(pattern.source, 'm'))]);
      folder.write({[file]: folder.read(file).replace(pattern, by)});
    }
  }
  const left = run('git', 'ls-files', 'docs/*-*/*.mdx', 'blog/20*', 'changelog/20*', 'src/content/customers');
  expect(left.trim().split('\n')).toEqual([
    'blog/2026-11-17-first-five-minutes-decide-the-deal/index.mdx',
    'changelog/2026-11-10-undo-an-import.mdx',
    'docs/getting-started/index.mdx',
    'docs/getting-started/quick-start.mdx',
    'src/content/customers/northfield-motors.ts',
    'src/content/customers/quote-of.ts',
  ]);
  run(projectNode, inProject('node_modules/typescript/bin/tsc'), '--project', '.', '--incremental', 'false');
  expect(run(projectNode, 'scripts/run.mjs', 'check-content')).toContain('No problems found.');
  expect(run(projectNode, 'scripts/run.mjs', 'build')).toContain('SUCCESS');
});
