import {type ClaimName, claims} from '#src/content/company/claims';
import {type FactName, facts} from '#src/content/company/facts';
import {type PriceName, prices} from '#src/content/pricing/prices';
import type {FactValue} from '#src/content/schema/company';
import {TabPanel, TabPanels} from '#src/parts/tabs/TabPanels';
import {counter} from '#src/site/counter';
import {Figure} from '#src/ui/docs/Figure';
import ApiResources from './ApiResources';
import DocCardList from './DocCardList';
import GuideList from './GuideList';
import Steps from './Steps';
import Table from './Table';

import MDXComponents from '@theme-original/MDXComponents';
import type {ReactNode} from 'react';

/*
 * Components that print a value by its name, so that no page repeats it. Without hooks, because the FAQ reads their text
 * for structured data.
 */

/** Looks up a name typed by a writer. MDX is not type-checked, so a wrong name stops the build here. */
function findNamed<Value>(values: Readonly<Record<string, Value>>, tag: string, name: string, home: string): Value {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) {
    throw new Error(`<${tag} name="${name}" />: use a name from ${home}: ${Object.keys(values).join(', ')}.`);
  }
  return value;
}

function Claim({name}: {name: ClaimName}): ReactNode {
  return findNamed<string>(claims, 'Claim', name, 'src/content/company/claims.ts');
}

function Fact({name}: {name: FactName}): ReactNode {
  const {text, href} = findNamed<FactValue>(facts, 'Fact', name, 'src/content/company/facts.ts');
  return href === undefined ? text : <a href={href}>{text}</a>;
}

/** The price of a plan or setup package, such as `team` or `launch-kit`. */
function PlanPrice({name}: {name: PriceName}): ReactNode {
  return findNamed<string>(prices, 'PlanPrice', name, 'src/content/pricing/prices.ts');
}

/** What the privacy policy says of the counter of visits, if the owner has switched one on. */
function VisitCounter(): ReactNode {
  if (!counter) return null;
  return (
    <p>
      One exception: once a page is shown, it loads a script of {counter.service}, which tells{' '}
      {new URL(counter.host).host} the page, the site that linked to it, and your kind of browser, device and country.
      It also counts forms that are sent and demos that are booked, without what you typed. It sets no cookie and stores
      nothing in your browser.
    </p>
  );
}

/** Components that MDX can use without an import. /styleguide shows how to use each. */
export const siteComponents = {
  ApiResources,
  Claim,
  DocCardList,
  Fact,
  Figure,
  GuideList,
  PlanPrice,
  Steps,
  Tab: TabPanel,
  TabItem: TabPanel,
  Tabs: TabPanels,
  VisitCounter,
};

/** With Docusaurus' own. */
const components = {
  ...(MDXComponents as Readonly<Record<string, unknown>>),
  table: Table,
  ...siteComponents,
};

export default components;
