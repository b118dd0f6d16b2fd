import {existsSync} from 'node:fs';
import path from 'node:path';

import {firefox, webkit} from '@playwright/test';

import {inProject} from './project.mjs';
import {CommandError} from './terminal';

export type Engine = 'firefox' | 'webkit';

/** How to start an engine: Playwright's build of it, or the Firefox that is installed. */
export type AvailableEngine = {engine: Engine; program: string; isInstalled: boolean};

/** Playwright takes this for an installed Firefox. */
export const firefoxProxy = inProject('scripts/lib/firefox-proxy.mjs');

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Path of an installed Firefox: FIREFOX_PATH, or one on this machine. An invalid FIREFOX_PATH is an error. */
function findInstalledFirefox(): string | undefined {
  const {FIREFOX_PATH: firefoxPath, PATH = ''} = process.env;
  if (firefoxPath) {
    if (existsSync(firefoxPath)) return firefoxPath;
    throw new CommandError(`FIREFOX_PATH is "${firefoxPath}", but that file does not exist. Correct it or unset it.`);
  }
  const folders = PATH.split(path.delimiter);
  const programs = ['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...programs, macFirefox].find((program) => existsSync(program));
}

/** The engines of other browsers on this machine. */
export function findEngines(): AvailableEngine[] {
  const engines = [firefox, webkit].flatMap((type): AvailableEngine[] => {
    const program = type.executablePath();
    return existsSync(program) ? [{engine: type.name() as Engine, program, isInstalled: false}] : [];
  });
  const installed = findInstalledFirefox();
  if (installed === undefined || engines.some(({engine}) => engine === 'firefox')) return engines;
  return [{engine: 'firefox', program: installed, isInstalled: true}, ...engines];
}
