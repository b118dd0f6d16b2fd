import {createPages, type FamilyPage, listPageFiles} from '#src/plugins/page-families/index';
import type {Family} from '#src/site/families';
import {inProject} from '../../scripts/lib/project.mjs';

function read<Of extends Family>(family: Of): readonly FamilyPage<Of>[] {
  const files = listPageFiles(inProject(), `src/content/${family}`);
  return createPages(
    family,
    files.map((file) => [file, jest.requireActual<object>(inProject(file))] as const),
  );
}

/** Every page of the families, in menu order. Read from the folders, like the site's own list. */
export const industryPages = read('industries');
export const solutionPages = read('solutions');
export const servicePages = read('services');

export const industries = industryPages.map(({content}) => content);
export const solutions = solutionPages.map(({content}) => content);
export const services = servicePages.map(({content}) => content);
