import {parseTokens, readTokens} from '#src/plugins/styleguide/index';
import type {Example} from '#src/ui/example';
import {inProject} from '../../scripts/lib/project.mjs';
import {renderInSite} from '../support/render';
import {listFiles, readText} from '../support/source-tree';

const files = listFiles(['src'], ['example.tsx']);

test.each(files)('%s shows each variant of its component', (file) => {
  const {example} = jest.requireActual<{example: Example}>(inProject(file));
  expect(example.purpose).toMatch(/^[A-Z\d].+\.$/);
  for (const look of Object.values(example.variants)) {
    const {container, unmount} = renderInSite(<>{look}</>);
    expect(container.innerHTML).not.toBe('');
    unmount();
  }
});

test('tokens are read with their comments, each once', () => {
  const scss = '  --sw-ink: #{$stone-900}; // text\n  --sw-max: 1240px;\n  --sw-ink: #{$white};\n';
  const themed = "  @include set($theme, 'data', rgba($mint, 0.08), $green); // charts\n";
  expect(parseTokens(scss + themed)).toEqual([
    {name: '--sw-ink', use: 'text', kind: 'color'},
    {name: '--sw-max', use: '', kind: 'length'},
    {name: '--sw-data', use: 'charts', kind: 'color'},
  ]);
});

test('each token and text style has a value', () => {
  const {groups, textStyles} = readTokens(inProject('src/styles'));
  const tokens = groups.flatMap((group) => group.tokens);
  expect(tokens.filter(({values}) => values.light === '')).toEqual([]);
  expect(tokens.find(({name}) => name === '--sw-slow')?.values).toEqual({light: '320ms'});
  expect(tokens.find(({name}) => name === '--sw-paper')?.values.dark).toMatch(/^#/);
  expect(textStyles.find(({name}) => name === 'h1')?.value).toContain('line-height: 1.03');
});

test('the writing examples match their source', () => {
  const text = readText('src/content/styleguide/writing.mdx');
  const pieces = [...text.matchAll(/^```md title="[^"]+"\n([\s\S]*?\n)```\n\n/gm)];
  expect(pieces.length).toBeGreaterThan(3);
  for (const {0: fence, 1: source = '', index} of pieces) {
    expect(text.slice(index + fence.length).slice(0, source.length)).toBe(source);
  }
});
