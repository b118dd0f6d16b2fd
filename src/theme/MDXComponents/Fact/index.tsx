import {facts, type FactName, type FactValue} from '@site/src/content/facts';

import type {ReactNode} from 'react';

export type FactProps = {name: FactName};

/** A fact of the company by its name in src/content/facts.ts. Plain: the FAQ reads its text for search engines. */
export default function Fact({name}: FactProps): ReactNode {
  // MDX is not type-checked, so a wrong name stops the build here.
  const known: Readonly<Record<string, FactValue | undefined>> = facts;
  const fact = known[name];
  if (fact === undefined) {
    throw new Error(
      `There is no fact "${name}". Choose one of src/content/facts.ts: ${Object.keys(facts).join(', ')}.`,
    );
  }
  return fact.href === undefined ? fact.text : <a href={fact.href}>{fact.text}</a>;
}
