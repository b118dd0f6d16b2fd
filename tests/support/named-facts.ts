import {claims} from '#src/content/company/claims';
import {facts, type FactValue} from '#src/content/company/facts';
import {prices} from '#src/content/pricing/prices';

/** Values each MDX fact component can print. */
const printed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Claim: claims,
  Fact: Object.fromEntries(Object.entries<FactValue>(facts).map(([name, {text}]) => [name, text])),
  PlanPrice: prices,
};

const tag = /<(Claim|Fact|PlanPrice) name="([\w-]+)" \/>/g;

/** The text with its facts filled in. An unknown name is left unchanged. */
export function printFigures(mdx: string): string {
  return mdx.replaceAll(tag, (whole, component: string, name: string) => printed[component]?.[name] ?? whole);
}

/** Facts used in a text, as `Component name`. */
export function namedFigures(mdx: string): string[] {
  return Array.from(mdx.matchAll(tag), ([, component = '', name = '']) => `${component} ${name}`);
}
