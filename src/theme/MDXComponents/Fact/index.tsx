import {facts, type FactName, type FactValue} from '#src/content/company/facts';
import {findNamed} from '#src/lib/find-named';

import type {ReactNode} from 'react';

export type FactProps = {name: FactName};

/** A fact of the company by its name in src/content/company/facts.ts. Plain: the FAQ reads its text for search engines. */
export default function Fact({name}: FactProps): ReactNode {
  const {text, href} = findNamed<FactValue>(facts, name, {tag: 'Fact', home: 'src/content/company/facts.ts'});
  return href === undefined ? text : <a href={href}>{text}</a>;
}
