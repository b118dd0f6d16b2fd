import MDXComponents from '@theme-original/MDXComponents';
import {Figure} from '#src/ui/docs/Figure';
import {TabPanel, TabPanels} from '#src/ui/TabPanels';
import ApiResources from './ApiResources';
import DocCardList from './DocCardList';
import GuideList from './GuideList';
import {Claim, Fact, PlanPrice} from './NamedValues';
import Steps from './Steps';
import Table from './Table';

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
};

/** With Docusaurus' own. */
const components = {
  ...(MDXComponents as Readonly<Record<string, unknown>>),
  table: Table,
  ...siteComponents,
};

export default components;
