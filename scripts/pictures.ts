import {ensureChromium} from './lib/chromium';
import {run, runTool, stopAllOnSignal} from './lib/processes';
import {childEnvironment, inProject, readJson, tools} from './lib/project.mjs';
import {serveBuild} from './lib/serve-build';
import {CommandError, count, printLine, readArguments} from './lib/terminal';

import {appendFileSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const usage = `npm run pictures -- --against REV   compares how the site looks with how it looked at a commit, branch or tag

Includes changes that aren’t committed. Writes pictures-report/index.html, with the biggest changes first.

  npm run pictures -- --against main pricing menu   only pages and states with one of these words in their name`;

/** What this command reads of Playwright's report. */
type Result = {errors: {message: string}[]; attachments: {name: string; path?: string}[]};
type Suite = {suites?: Suite[]; specs: {title: string; tests: {results: Result[]}[]}[]};

const {values, positionals} = readArguments(usage, {allowPositionals: true, options: {against: {type: 'string'}}});
const {against} = values;
if (against === undefined) throw new CommandError(`Add the commit to compare with.\n\n${usage}`);
stopAllOnSignal();
const work = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
process.once('exit', () => rmSync(work, {recursive: true, force: true}));

async function git(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const {code, output} = await run('git', args, {capture: true, env: childEnvironment(env)});
  if (code !== 0) throw new CommandError(`git ${args.join(' ')} failed:\n${output}`);
  return output.trim();
}

/** A commit on no branch with all that git doesn’t ignore in the folder. */
async function commitFolder(): Promise<string> {
  const env = {GIT_INDEX_FILE: path.join(work, 'index')};
  await git(['read-tree', 'HEAD'], env);
  await git(['add', '--all'], env);
  const tree = await git(['write-tree'], env);
  const isClean = tree === (await git(['rev-parse', 'HEAD^{tree}']));
  return isClean ? 'HEAD' : git(['commit-tree', tree, '-p', 'HEAD', '-m', 'Working folder']);
}

/** Folder with the built site of a commit. A build is kept until nobody has used it for a week. */
async function buildCommit(commit: string, name: string): Promise<string> {
  const kept = inProject('node_modules/.cache/pictures');
  const isOld = (file: string) => statSync(file).mtimeMs < Date.now() - 7 * 86_400_000;
  for (const file of globSync(`${kept}/*`).filter(isOld)) rmSync(file, {recursive: true});
  const built = path.join(kept, await git(['rev-parse', `${commit}^{commit}`]));
  if (existsSync(built)) {
    utimesSync(built, new Date(), new Date());
    return built;
  }
  printLine(`Building ${name} ...`);
  const place = path.join(work, name.replaceAll(/\W+/g, '-'));
  await git(['worktree', 'add', '--detach', place, commit]);
  try {
    const lock = (project: string) => readFileSync(path.join(project, 'package-lock.json'), 'utf8');
    // Otherwise the build installs the packages of that commit.
    if (lock(place) === lock(inProject())) symlinkSync(inProject('node_modules'), path.join(place, 'node_modules'));
    const {code, output} = await run('npm', ['run', 'build'], {cwd: place, capture: true});
    if (code !== 0) throw new CommandError(`${name} doesn’t build, so nothing was compared.\n\n${output}`);
    // Another run may be writing the same folder.
    cpSync(path.join(place, 'build'), `${work}/built`, {recursive: true});
    cpSync(`${work}/built`, `${built}-${process.pid}`, {recursive: true});
    if (existsSync(built)) rmSync(`${built}-${process.pid}`, {recursive: true});
    else renameSync(`${built}-${process.pid}`, built);
    return built;
  } finally {
    await git(['worktree', 'remove', '--force', place]);
  }
}

/** Takes pictures of a built site, compares them with those in `before/`, and returns the results by test. */
async function takePictures(build: string, mode: 'all' | 'missing'): Promise<Map<string, Result>> {
  const site = await serveBuild({folder: build});
  const report = path.join(work, 'result.json');
  const env = {BASE_URL: site.url, PICTURES_FOLDER: work, CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report};
  rmSync(report, {force: true});
  const args = ['test', '--config=playwright.pictures.config.mts', `--update-snapshots=${mode}`];
  if (positionals.length > 0) args.push(`--grep=${positionals.join('|')}`);
  await runTool(tools.playwright, args, {env: childEnvironment(env), capture: true});
  await site.stop();
  const {suites = [], errors = []} = (readJson(report) ?? {}) as {suites?: Suite[]; errors?: {message: string}[]};
  if (suites.length === 0)
    throw new CommandError(['No pictures were taken.', ...errors.map(({message}) => message)].join('\n'));
  const listSpecs = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)];
  const results = suites.flatMap(listSpecs).map(({title, tests}) => [title, tests[0]?.results.at(-1)] as const);
  return new Map(results.filter((entry): entry is [string, Result] => entry[1] !== undefined));
}

type Change = {name: string; pixels: number; files: [kind: string, file: string][]};

/** Pictures of a test that differ from before. One that only this build has is a change of 0 pixels. */
function listChanges({attachments, errors}: Result): Change[] {
  const names = new Set(attachments.flatMap(({name}) => /^(.*)-actual\.png$/.exec(name)?.[1] ?? []));
  return [...names].map((name) => {
    const message = errors.find((error) => error.message.includes(`${name}.png`))?.message ?? '';
    const files = ['expected', 'actual', 'diff'].flatMap((kind): [string, string][] => {
      const file = attachments.find((attachment) => attachment.name === `${name}-${kind}.png`)?.path;
      return file === undefined ? [] : [[kind, file]];
    });
    return {name, pixels: Number(/(\d+) pixels/.exec(message)?.[1] ?? 0), files};
  });
}

/** Writes the report, with the pictures beside it. */
function writeReport(changes: readonly Change[], lists: Readonly<Record<string, readonly string[]>>): string {
  const folder = inProject('pictures-report');
  rmSync(folder, {recursive: true, force: true});
  const show = ({name, pixels, files}: Change) => {
    for (const [kind, file] of files) cpSync(file, path.join(folder, `${name}-${kind}.png`));
    const images = files.map(
      ([kind]) => `<a href="${name}-${kind}.png"><img loading="lazy" src="${name}-${kind}.png" alt="${kind}"></a>`,
    );
    return `<h2>${name}: ${pixels === 0 ? 'new' : `${pixels.toLocaleString('en-US')} pixels`}</h2><div>${images.join('')}</div>`;
  };
  const texts = Object.entries(lists).map(([title, list]) =>
    list.length > 0 ? `<h2>${title}</h2><p>${list.join('<br>')}</p>` : '',
  );
  const style =
    'body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem}a{flex:1}img{max-width:100%;border:1px solid}';
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style>
<h1>Before, now and the difference</h1>${texts.join('')}${changes.map(show).join('\n')}`,
  );
  return path.join(folder, 'index.html');
}

const isReached = (result?: Result) =>
  result?.errors.every(({message}) => message.includes('toHaveScreenshot')) ?? false;
const listPages = (build: string) => globSync('**/*.html', {cwd: build});
const without = (list: readonly string[], others: readonly string[]) => list.filter((item) => !others.includes(item));

const chromium = await ensureChromium();
const [before, now] = [await buildCommit(against, against), await buildCommit(await commitFolder(), 'this folder')];
printLine('Taking pictures of both ...');
const [old, results] = [await takePictures(before, 'all'), await takePictures(now, 'missing')];
const changes = [...results.values()].flatMap(listChanges).sort((a, b) => b.pixels - a.pixels);
const listReached = (side: Map<string, Result>) => [...side].flatMap(([title, it]) => (isReached(it) ? title : []));
const [reachedBefore, reachedNow] = [listReached(old), listReached(results)];
const report = writeReport(changes, {
  'New pages': without(listPages(now), listPages(before)),
  'Pages that are gone': without(listPages(before), listPages(now)),
  'New pictures of': without(reachedNow, reachedBefore),
  'No longer reached': without(reachedBefore, reachedNow),
});
const different = new Set(
  [...results].flatMap(([title, result]) => (listChanges(result).length > 0 ? title.replace(/ at \d+$/, '') : [])),
);
const line = `${count(different.size, 'page or state', 'pages and states')} look different from ${against}: ${path.relative(inProject(), report)}`;
printLine(line);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${line}\n`);
