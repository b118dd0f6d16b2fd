import {facts, type FactName, type FactValue} from '#src/content/company/facts';
import {findNamed} from '#src/lib/find-named';

import type {ReactNode} from 'react';

export type FactProps = {name: FactName};

/**
 * Prints a fact from src/content/company/facts.ts by name. Without hooks, because the FAQ reads its text for structured
 * data.
 */
export default function Fact({name}: FactProps): ReactNode {
  const {text, href} = findNamed<FactValue>(facts, name, {tag: 'Fact', home: 'src/content/company/facts.ts'});
  return href === undefined ? text : <a href={href}>{text}</a>;
}
