import {company} from '#src/content/company/company';
import {featuresIntegrations} from '#src/content/features/page';
import {directory, integrationPages} from '#src/content/integrations/directory';
import type {DirectoryEntry} from '#src/content/schema/integrations';
import {inProject} from '../../../scripts/lib/project.mjs';
import {repeated} from '../../support/copy';
import {services, solutions} from '../../support/families';
import {listFiles, readText} from '../../support/source-tree';

import {readdirSync} from 'node:fs';

const entries: readonly DirectoryEntry[] = directory.flatMap(({items}) => items);
const names = entries.map(({name}) => name);

describe('the directory of integrations', () => {
  test('lists at least as many built-in integrations as the site claims, each once', () => {
    const builtIn = entries.filter(({via}) => via === undefined);
    expect(builtIn.length).toBeGreaterThanOrEqual(Number.parseInt(company.claims.integrations, 10));
    expect(repeated(names)).toEqual([]);
  });

  test('guides link to each page of an integration', () => {
    const text = listFiles(['docs'], ['.mdx']).map(readText).join('');
    expect(Object.values(integrationPages).filter((to) => !text.includes(`](${to})`))).toEqual([]);
  });

  test('lists every tool that another page shows above its link to all integrations', () => {
    const named = [...featuresIntegrations.items, ...[...solutions, ...services].flatMap(({tools}) => tools.items)];
    expect(named.length).toBeGreaterThan(100);
    expect(named.map(({name}) => name).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('a page whose limits say who connects an account says so beside “Who sets it up”', () => {
    const contents = listFiles(['src/content/integrations/pages'], ['.ts']).map(
      (file) => [file, readText(file)] as const,
    );
    const personal = contents.filter(([, text]) => /Each (?:host|person) connects/.test(text));
    expect(personal).toHaveLength(3);
    expect(
      personal.filter(([, text]) => !/setup: '[^']*each (?:host|person)/i.test(text)).map(([file]) => file),
    ).toEqual([]);
  });

  test('links to each of the twelve pages, which say “built in” and “every plan”', () => {
    const linked = entries.filter(({slug}) => slug !== undefined);
    const files = readdirSync(inProject('src/content/integrations/pages'));
    expect(linked.map(({slug}) => `${slug ?? ''}.ts`).toSorted()).toEqual(files.toSorted());
    expect(files).toHaveLength(12);
    expect(linked.filter(({via, from}) => via !== undefined || from !== undefined)).toEqual([]);
  });
});
