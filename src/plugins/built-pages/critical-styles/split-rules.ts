import {hasAll, type Mask, matchSelectors} from './select-rules';
import type {Sheet, SheetNode, SheetRule} from './sheet';
import {tokensOf} from './tokens';

import type {Element, Root} from 'hast';

/** The third section of a page, which is below the first screen. One in a grid doesn't count: a `<style>` would take a cell. */
export const findLaterSection = ({children}: Element): Element | undefined =>
  children.filter((child) => child.type === 'element').filter(({tagName}) => tagName === 'section')[2];

const rulesIn = (node: SheetNode): readonly SheetRule[] => {
  if ('nodes' in node) return node.nodes.flatMap(rulesIn);
  return 'selectors' in node ? [node] : [];
};

/** Properties in one family can set the same thing: a shorthand and its parts, or two names for one side. */
const families: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  justify: 'align',
  place: 'align',
  row: 'gap',
  column: 'gap',
  line: 'font',
  inline: 'width',
  block: 'height',
};

function familyOf(prop: string): string {
  if (prop.startsWith('--')) return prop;
  const [first = ''] = prop.replace(/^-[a-z]+-/, '').split('-');
  return families[first] ?? first;
}

/** An element, its tokens, and those of its ancestors and their siblings: all that a selector for it can name. */
type Place = {element: Element; own: ReadonlySet<string>; around: ReadonlySet<string>};

function* placesIn(node: Root | Element, outer: ReadonlySet<string>): Generator<Place> {
  const children = [node, ...('content' in node && node.content ? [node.content] : [])].flatMap((parent) =>
    [...parent.children].filter((child): child is Element => child.type === 'element'),
  );
  const own = children.map((child) => new Set(tokensOf(child)).add('*'));
  const around = own.reduce((all, tokens) => all.union(tokens), new Set(outer));
  for (const [at, element] of children.entries()) {
    yield {element, own: own[at] ?? new Set(), around};
    yield* placesIn(element, around);
  }
}

/**
 * Which selectors can move behind the others, to the element that divides the page: those that match nothing before it. One that
 * a selector in the first part overrides stays there, too, so the cascade doesn't change.
 */
export function selectLater(sheet: Sheet, mask: Mask, tree: Root, from: Element): Mask {
  const places = [...placesIn(tree, new Set())];
  const start = places.findIndex(({element}) => element === from);
  const first = matchSelectors(
    sheet,
    places.slice(0, start).reduce((all, {own}) => all.union(own), new Set<string>()),
  );
  const later = mask.map((isUsed, at) => (isUsed === 1 && first[at] !== 1 ? 1 : 0));

  const byToken = Map.groupBy(
    places.slice(start).flatMap((place) => [...place.own].map((token) => ({token, place}))),
    ({token}) => token,
  );
  const rules = sheet.nodes.flatMap(rulesIn).flatMap(({first: at, selectors, declarations}) => {
    const props = new Set(declarations.map(({prop}) => familyOf(prop)));
    return selectors.flatMap(({needs, subject}, index) => {
      if (mask[at + index] !== 1) return [];
      const token = subject.find((need) => typeof need === 'string') ?? '*';
      const matches = (byToken.get(token) ?? []).flatMap(({place}) =>
        hasAll(place.own, subject) && hasAll(place.around, needs) ? place : [],
      );
      return [{at: at + index, props, matches: new Set(matches)}];
    });
  });
  // From the end, because a selector that stays can hold back the ones before it.
  const staying: typeof rules = [];
  for (const rule of rules.toReversed()) {
    const {at, props, matches} = rule;
    if (
      later[at] === 1 &&
      staying.some((other) => !props.isDisjointFrom(other.props) && !matches.isDisjointFrom(other.matches))
    )
      later[at] = 0;
    if (later[at] !== 1) staying.push(rule);
  }
  return later;
}
