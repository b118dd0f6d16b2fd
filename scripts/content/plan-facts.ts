import {facts} from '#src/content/company/facts';
import {productFacts} from '#src/content/product/facts';
import {type PlanFeatureName, planFeatures, plansWith} from '#src/content/product/plan-features';
import type {PlanFeature} from '#src/content/schema/pricing';
import type {PlanName} from '#src/world/types';
import type {Complaint} from './complaint.ts';

const plans: readonly PlanName[] = ['Solo', 'Team', 'Pro', 'Enterprise'];
const upFrom = (first: string): PlanName[] => plans.slice(plans.indexOf(first as PlanName));

const features = Object.entries(planFeatures as Readonly<Record<PlanFeatureName, PlanFeature>>).flatMap(
  ([name, {from, said, isLimited}]) =>
    said === undefined
      ? []
      : {name: name as PlanFeatureName, plans: upFrom(from), said: new RegExp(said, 'i'), isLimited},
);

/** The text as readers see it: with the facts that MDX and template strings print. */
const withFacts = (line: string): string =>
  line
    .replaceAll(
      /<Fact name="(\w+)" \/>/g,
      (tag, name: string) => (facts as Record<string, {text: string}>)[name]?.text ?? tag,
    )
    .replaceAll(
      /\$\{productFacts\.(\w+)\}/g,
      (tag, name: string) => (productFacts as Record<string, string>)[name] ?? tag,
    );

const plan = '(?:Solo|Team|Pro|Enterprise)';
/** Plans as a sentence lists them. “Team” alone is also a page of the settings. */
const lists = new RegExp(
  String.raw`(?<start>starts with )?\b(?:${plan}(?:, ${plan})*,? (?:and|or) ${plan}\b|(?:on|from|with|of|in|to) ${plan}\b|(?:Solo|Pro|Enterprise)\b)(?<up> and up| up)?`,
  'g',
);

function plansIn(sentence: string): Set<PlanName> {
  if (/\b(?:every|all|any) plans?\b/i.test(sentence)) return new Set(plans);
  return new Set(
    Array.from(sentence.matchAll(lists)).flatMap(({0: list, groups}) => {
      const listed = list.match(new RegExp(plan, 'g')) ?? [];
      return (groups?.['up'] ?? groups?.['start']) ? listed.flatMap(upFrom) : (listed as PlanName[]);
    }),
  );
}

/** Where a feature is named in another sense: the facts themselves, and what a visitor asks us for. */
const isElsewhere = (file: string): boolean =>
  file.startsWith('src/content/product/') || file === 'src/content/pages/contact-forms.ts';

/** Lines of a content file that say a feature comes with other plans than it does, or leave out that only some have it. */
export function checkPlanFacts(file: string, text: string): Complaint[] {
  if (isElsewhere(file)) return [];
  return text.split('\n').flatMap((line, at) => {
    // In code, only whole sentences: labels and words for the search name features, too.
    const isProse = !file.endsWith('.ts') || /['`].*\.['`]/.test(line);
    return isProse ? Array.from(checkLine(withFacts(line)), (message) => ({line: at + 1, message})) : [];
  });
}

function* checkLine(text: string): Generator<string> {
  const limited = features.find(({said, isLimited}) => isLimited && said.test(text));
  if (limited !== undefined && plansIn(text).size === 0) {
    yield `Say which plans have this (${planFeatures[limited.name].label}): write the fact “${limited.name}Plans”.`;
  }
  for (const sentence of text.split(/(?<=[.!?;])\s+/)) {
    const named = features.filter(({said}) => said.test(sentence));
    const listed = plansIn(sentence);
    if (named.length === 0 || listed.size === 0) continue;
    const allowed = new Set(named.flatMap((feature) => feature.plans));
    const [only] = named.length === 1 ? named : [];
    const isRight = only === undefined ? listed.isSubsetOf(allowed) : listed.symmetricDifference(allowed).size === 0;
    if (isRight) continue;
    const cure = named.map((feature) => `${planFeatures[feature.name].label}: ${plansWith(feature.name)}`).join('; ');
    yield `“${sentence}” names other plans than content/product/plan-features.ts (${cure}).`;
  }
}
