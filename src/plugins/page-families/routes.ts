import {secondAddresses} from '#src/site/second-addresses';
import type {Collection, Family} from '#src/site/families';
import type {ContentPage} from './read-family';

import type {RouteConfig} from '@docusaurus/types';

/**
 * The routes of a family or collection: `src/pages/<area>/_page.tsx` with the content of each page, including second
 * addresses.
 */
export function createRoutes(area: Family | Collection, pages: readonly ContentPage[]): RouteConfig[] {
  return pages.flatMap(({path, file, content}) => {
    const route = {
      path,
      component: `@site/src/pages/${area}/_page.tsx`,
      exact: true,
      props: {content},
      metadata: {sourceFilePath: file},
    };
    const second = Object.entries(secondAddresses).filter(([, first]) => first === path);
    return [route, ...second.map(([address]) => ({...route, path: address, props: {content, canonical: path}}))];
  });
}
