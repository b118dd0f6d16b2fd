import type {PageTemplate} from '#src/contracts/vitals';
import type {BuildOutput, PageBuild} from '../docusaurus-internals/build-output';
import {findScripts} from '../docusaurus-internals/page-html';
import {changeHead} from '../page/change-page';
import type {Page} from '../page/page';
import {createDataScript} from '../page/tree';
import {partsId, type PageParts} from '../page-parts';

/** Kinds of pages by the modules of their routes; the first rule that matches decides. */
export type TemplateRules = readonly (readonly [module: RegExp, template: PageTemplate])[];

/** Kind of a page whose own route, the innermost, is made of these modules. */
export function findTemplate(rules: TemplateRules, modules: readonly string[]): PageTemplate {
  return rules.find(([pattern]) => modules.some((module) => pattern.test(module)))?.[1] ?? 'other';
}

/** What a page says to its scripts about itself. */
export function describePage({routes, chunks, ownRequests}: PageBuild, rules: TemplateRules): PageParts {
  return {
    routes,
    modules: Object.fromEntries(chunks.map(({name, id}) => [name, id])),
    template: findTemplate(rules, ownRequests),
  };
}

/** Has each page name its own routes and modules, which client/ reads in the place of Docusaurus' tables of all pages. */
export function namePageRoutes(pages: readonly Page[], build: BuildOutput, rules: TemplateRules): void {
  for (const page of pages) {
    const [first] = findScripts(page, build.entryScripts);
    const parts = describePage(build.pageAt(page.path), rules);
    if (first) changeHead(page, 'before', first, [createDataScript({type: 'application/json', id: partsId}, parts)]);
  }
}
