import {secondAddresses} from '#src/site/second-addresses';
import type {Family} from '#src/site/families';
import type {FamilyPage} from './read-family';

import type {RouteConfig} from '@docusaurus/types';

/** The routes of a family: `src/pages/<family>/_page.tsx` with the content of each page, second addresses included. */
export function createRoutes(family: Family, pages: readonly FamilyPage[]): RouteConfig[] {
  return pages.flatMap(({path, file, content}) => {
    const route = {
      path,
      component: `@site/src/pages/${family}/_page.tsx`,
      exact: true,
      props: {content},
      metadata: {sourceFilePath: file},
    };
    const second = Object.entries(secondAddresses).filter(([, first]) => first === path);
    return [route, ...second.map(([address]) => ({...route, path: address, props: {content, canonical: path}}))];
  });
}
