import MDXComponents from '@theme-original/MDXComponents';
import {Figure} from '#src/ui/Figure';
import {StepList} from '#src/ui/StepList';
import {TabPanel, TabPanels} from '#src/ui/TabPanels';
import Claim from './Claim';
import Fact from './Fact';
import PlanPrice from './PlanPrice';
import Table from './Table';

/** What MDX may use without an import, besides Docusaurus' own; /styleguide shows each with what to type. */
const components: Readonly<Record<string, unknown>> = {
  ...(MDXComponents as Readonly<Record<string, unknown>>),
  table: Table,
  Claim,
  Fact,
  Figure,
  PlanPrice,
  Steps: StepList,
  Tab: TabPanel,
  Tabs: TabPanels,
};

export default components;
