import {examples, functionsAdvice, viewPackages, zones} from '../../scripts/lib/zones.ts';
import {readImports, type Import} from '../support/imports';
import {isTest, listFiles, resolveImport} from '../support/source-tree';

type Zone = {may: readonly string[]; advice: string; sideways?: boolean; pure?: boolean};

const knownZones = new Map<string, Zone>(Object.entries(zones));

const sourceFiles = listFiles(['src'], ['.ts', '.tsx']).filter((file) => !isTest(file) && !file.endsWith('.d.ts'));
const functionFiles = listFiles(['functions'], ['.ts', '.mts']).filter((file) => !isTest(file));

/** The problem with an import in src, if any. */
function checkImport(file: string, {specifier}: Import): string | undefined {
  const [, folder = '', part] = file.split('/');
  const zone: Zone | undefined = file.endsWith('/example.tsx') ? examples : knownZones.get(folder);
  if (zone === undefined) {
    return undefined;
  }
  const target = resolveImport(file, specifier);
  if (target === undefined) {
    return zone.pure === true && viewPackages.test(specifier) ? zone.advice : undefined;
  }
  const [top, targetFolder = '', targetPart] = target.split('/');
  // The bundler turns a file of static/ into its address.
  if (top === 'static') {
    return undefined;
  }
  if (top !== 'src') {
    return `src knows only itself. ${zone.advice}`;
  }
  if (targetFolder === folder && zone !== examples) {
    return zone.sideways === false && targetPart !== part ? zone.advice : undefined;
  }
  return zone.may.includes(targetFolder) ? undefined : zone.advice;
}

function checkFunctionImport(file: string, {specifier}: Import): string | undefined {
  const target = resolveImport(file, specifier);
  if (target === undefined) {
    return viewPackages.test(specifier) ? functionsAdvice : undefined;
  }
  const [, own] = file.split('/');
  const homes = ['src/contracts/', 'functions/lib/', ...(own === 'lib' ? [] : [`functions/${own ?? ''}/`])];
  return homes.some((home) => target.startsWith(home)) ? undefined : functionsAdvice;
}

function report(files: string[], findFault: (file: string, found: Import) => string | undefined): string[] {
  return files.flatMap((file) =>
    readImports(file)
      .filter(({typeOnly}) => !typeOnly)
      .flatMap((found) => {
        const advice = findFault(file, found);
        return advice === undefined ? [] : [`${file}:${found.line} imports ${found.specifier}. ${advice}`];
      }),
  );
}

describe('imports', () => {
  it('finds files to check', () => {
    expect(sourceFiles.length).toBeGreaterThan(50);
    expect(functionFiles.length).toBeGreaterThan(5);
  });

  it('every folder of src is one of the zones', () => {
    const folders = new Set(sourceFiles.map((file) => file.split('/')[1] ?? ''));
    const strangers = [...folders].filter((folder) => !knownZones.has(folder) && folder !== 'types');
    expect(
      strangers.map((folder) => `src/${folder} has no rule. Move its files, or add it to scripts/lib/zones.ts.`),
    ).toEqual([]);
  });

  it('src: each folder imports only from allowed folders', () => {
    expect(report(sourceFiles, checkImport)).toEqual([]);
  });

  it('functions: each imports only itself, functions/lib and src/contracts', () => {
    expect(report(functionFiles, checkFunctionImport)).toEqual([]);
  });

  it('another folder of src is imported as #src/…, not by a relative path', () => {
    const climbing = sourceFiles.flatMap((file) =>
      readImports(file)
        .filter(({specifier}) => specifier.startsWith('../'))
        .filter(({specifier}) => resolveImport(file, specifier)?.split('/')[1] !== file.split('/')[1])
        .map(({specifier, line}) => `${file}:${line} imports ${specifier}. Write it as #src/…`),
    );
    expect(climbing).toEqual([]);
  });
});
