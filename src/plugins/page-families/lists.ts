import type {FamilyIndex} from '#src/content/schema/families';
import type {FamilyLink} from '#src/site/navigation';
import {secondAddresses} from '#src/site/second-addresses';
import type {ContentPage, FamilyPage} from './read-family';

import type {RouteConfig} from '@docusaurus/types';

/** A link to each page, for menu and footer. */
export function createLinks(pages: readonly FamilyPage[]): FamilyLink[] {
  return pages.map(({path, card: {icon, note, footerLabel}, content}) => ({
    icon,
    label: content.name,
    note,
    to: path,
    ...(footerLabel !== undefined && {footerLabel}),
  }));
}

/** A card for each page, for the family's index page. */
export const createIndex = (pages: readonly FamilyPage[]): FamilyIndex =>
  pages.map(({path, card: {row}, content}) => ({title: content.name, ...row, to: path}));

/** The routes of a family or collection, including second addresses: `src/pages/<area>/_page.tsx` with a page's content. */
export function createRoutes(area: string, pages: readonly ContentPage[]): RouteConfig[] {
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
