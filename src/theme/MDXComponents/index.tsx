import MDXComponents from '@theme-original/MDXComponents';
import Fact from './Fact';
import Table from './Table';

/** What MDX pages may use without an import: Docusaurus' own components, tables that scroll, and facts by name. */
const components: Readonly<Record<string, unknown>> = {
  ...(MDXComponents as Readonly<Record<string, unknown>>),
  table: Table,
  Fact,
};

export default components;
