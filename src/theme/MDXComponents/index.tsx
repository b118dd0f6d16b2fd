import MDXComponents from '@theme-original/MDXComponents';
import Fact from './Fact';
import Table from './Table';

import type {MDXComponentsObject} from '@theme/MDXComponents';

/** What MDX pages may use without an import: Docusaurus' own components, tables that scroll, and facts by name. */
const components: MDXComponentsObject & {Fact: typeof Fact} = {...MDXComponents, table: Table, Fact};

export default components;
