import {claims} from '#src/content/claims';
import {facts, type FactValue} from '#src/content/facts';
import {prices} from '#src/content/prices';

/** What each component of MDX that prints a figure by name can print. */
const printed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Claim: claims,
  Fact: Object.fromEntries(Object.entries<FactValue>(facts).map(([name, {text}]) => [name, text])),
  PlanPrice: prices,
};

const tag = /<(Claim|Fact|PlanPrice) name="([\w-]+)" \/>/g;

/** The text as a reader sees it, with the figures that stand there by name. An unknown name stays as it is. */
export function printFigures(mdx: string): string {
  return mdx.replaceAll(tag, (whole, component: string, name: string) => printed[component]?.[name] ?? whole);
}

/** Figures that stand in a text by name, as `Component name`. */
export function namedFigures(mdx: string): string[] {
  return Array.from(mdx.matchAll(tag), ([, component = '', name = '']) => `${component} ${name}`);
}

/** Those of them that nobody has defined. */
export function unknownFigures(mdx: string): string[] {
  return namedFigures(mdx).filter((figure) => {
    const [component = '', name = ''] = figure.split(' ');
    return printed[component]?.[name] === undefined;
  });
}
