import {
  type Need,
  type Sheet,
  type SheetDeclaration,
  type SheetNode,
  type SheetRule,
  type SheetSelector,
  subjectOf,
} from './sheet';

import selectorParser from 'postcss-selector-parser';

/** Compounds that match only elements outside of any part of a page. */
const isPageRoot = (node: selectorParser.Node): boolean =>
  (node.type === 'tag' && /^(?:html|body)$/i.test(node.value)) || (node.type === 'pseudo' && node.value === ':root');

/** Parts of a selector without specificity. */
const isWeak = (node: selectorParser.Node): boolean =>
  ['combinator', 'universal'].includes(node.type) || (node.type === 'pseudo' && node.value === ':where');

/**
 * Limits a selector to elements that match `scope`: `.a .b::before` becomes `.a .b:is(scope)::before`. One without specificity
 * stays so. No selector if it can match only the root of the page.
 */
export function scopeSelector(selector: string, scope: string): string[] {
  const [parsed] = selectorParser().astSync(selector).nodes;
  if (parsed === undefined) return [];
  const subject = subjectOf(parsed);
  if (subject.some(isPageRoot)) return [];
  const pseudoElement = subject.find((node) => selectorParser.isPseudoElement(node));
  const condition = selectorParser.pseudo({value: `${parsed.nodes.every(isWeak) ? ':where' : ':is'}(${scope})`});
  if (pseudoElement) parsed.insertBefore(pseudoElement, condition);
  else parsed.append(condition);
  return [String(parsed).trim()];
}

/** One flag for each selector of the sheet, in order. */
export type Mask = Uint8Array;

export const hasAll = (tokens: ReadonlySet<string>, needs: readonly Need[]): boolean =>
  needs.every((need) => (typeof need === 'string' ? tokens.has(need) : need.some((option) => hasAll(tokens, option))));

/** Which selectors of a sheet can match on a page with these tokens. */
export function matchSelectors({selectors}: Sheet, tokens: ReadonlySet<string>): Mask {
  return Uint8Array.from(selectors, ({needs}) => Number(hasAll(tokens, needs)));
}

/** A selected rule, or a part of one, with the selectors and declarations to print. */
type Selected = {selectors: readonly string[]; declarations: readonly SheetDeclaration[]};

const isCustom = ({prop}: SheetDeclaration): boolean => prop.startsWith('--');

/** The shorthand that sets a property, too. */
const shorthandOf = (prop: string): string =>
  /^(?:margin|padding)(?=-)|^background(?=-color$)|^border(?=-(?:top|right|bottom|left)$)/.exec(prop)?.[0] ?? prop;

/**
 * Selects rules by a mask. A declaration in a layer is left out when an unconditional rule outside of layers overrides it
 * for the same elements. Most are Infima values this site replaces.
 */
function selectRules(sheet: Sheet, mask: Mask): Map<SheetRule, Selected> {
  const selected = new Map<SheetRule, Selected>();
  const declared = new Set<string>();

  const select = (rule: SheetRule): readonly SheetSelector[] => {
    const {first, declarations} = rule;
    const selectors = rule.selectors.filter((_, at) => mask[first + at] === 1);
    if (selectors.length > 0) selected.set(rule, {selectors: selectors.map(({text}) => text), declarations});
    return selectors;
  };
  const visit = (node: SheetNode, inLayer: boolean): void => {
    if ('nodes' in node) for (const child of node.nodes) visit(child, node.isLayer);
    if (!('selectors' in node)) return;
    const selectors = select(node);
    if (!inLayer || selectors.length === 0) return;
    const isOverridden = ({prop, important}: SheetDeclaration): boolean =>
      !important &&
      selectors.every(({covers}) =>
        covers.some((cover) => [prop, shorthandOf(prop)].some((name) => declared.has(`${cover} ${name}`))),
      );
    selected.set(node, {
      selectors: selectors.map(({text}) => text),
      declarations: node.declarations.filter((declaration) => !isOverridden(declaration)),
    });
  };

  for (const node of sheet.nodes) {
    if (!('selectors' in node)) continue;
    for (const {text} of select(node)) for (const {prop} of node.declarations) declared.add(`${text} ${prop}`);
  }
  for (const node of sheet.nodes) if ('nodes' in node) visit(node, false);
  return selected;
}

/** Custom properties that are read, directly or through another custom property. */
function findUsed(declarations: readonly SheetDeclaration[], reads: Iterable<string>): Set<string> {
  const definitions = new Map<string, string[]>();
  const open = [...reads];
  for (const declaration of declarations) {
    if (!isCustom(declaration)) open.push(...declaration.reads);
    else definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), ...declaration.reads]);
  }
  const used = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...(definitions.get(name) ?? []));
  }
  return used;
}

/**
 * CSS of the selected rules with the custom properties and animations they use, and everything without a selector (fonts,
 * the order of layers), but without what only printers need. The rules in `later` are in a second text.
 * @param reads Custom properties the pages themselves use.
 */
export function printSelected(sheet: Sheet, mask: Mask, reads: Iterable<string>, later: Mask): [string, string] {
  const selected = [...selectRules(sheet, mask)];
  const whole = new Map(selected.map(([rule, part]) => [rule, [part]] as const));
  const take = (isLater: boolean): typeof whole =>
    new Map(
      selected.map(([rule, {declarations}]) => {
        const isTaken = (at: number): boolean => mask[at] === 1 && (later[at] === 1) === isLater;
        const selectors = rule.selectors.filter((_, at) => isTaken(rule.first + at)).map(({text}) => text);
        return [rule, [{selectors, declarations: selectors.length > 0 ? declarations : []}]] as const;
      }),
    );
  return [print(sheet, take(false), reads, 'page', whole), print(sheet, take(true), reads, 'later', whole)];
}

/** All rules for printing. The pages have the custom properties that they use. */
export function printPrint(sheet: Sheet): string {
  const selected = [...selectRules(sheet, new Uint8Array(sheet.selectors.length).fill(1))];
  const names = selected.flatMap(([, {declarations}]) => declarations.filter(isCustom)).map(({prop}) => prop);
  return print(sheet, new Map(selected.map(([rule, part]) => [rule, [part]])), names, 'print');
}

/**
 * CSS of the selected rules, limited to elements that match `scope`. It is added to pages that have fonts and layers already.
 * Its rules are more specific than theirs, by as much as `scope` is, and all that apply to those elements are included, so
 * they apply in their order there and nowhere else. These elements inherit custom properties of themes and schemes from elements
 * around it, so these aren't limited: a page may lack them.
 * @param reads Custom properties that style attributes use.
 */
export function printScoped(sheet: Sheet, mask: Mask, scope: string, reads: Iterable<string>): string {
  const selected = new Map<SheetRule, readonly Selected[]>();
  for (const [rule, {selectors, declarations}] of selectRules(sheet, mask)) {
    const custom = declarations.filter(isCustom);
    const others = declarations.filter((declaration) => !isCustom(declaration));
    const isInherited = !selectors.some((selector) => /[.#]/.test(selector));
    const scoped = selectors.flatMap((selector) => scopeSelector(selector, scope));
    selected.set(rule, [
      {selectors: isInherited ? selectors : scoped, declarations: custom},
      {selectors: scoped, declarations: others},
    ]);
  }
  return print(sheet, selected, reads, 'scoped');
}

const isForPrint = (node: SheetNode): boolean => 'head' in node && node.head.startsWith('@media print');

/**
 * Prints the selected rules. `page`: with fonts, layers and other statements, but not for printers; `later`: the rest of the
 * page's rules; `print`: only for printers.
 * @param of All rules whose custom properties are needed.
 */
function print(
  sheet: Sheet,
  selected: ReadonlyMap<SheetRule, readonly Selected[]>,
  reads: Iterable<string>,
  use: 'page' | 'later' | 'scoped' | 'print',
  of: ReadonlyMap<SheetRule, readonly Selected[]> = selected,
): string {
  const whole = use === 'page';
  const declarations = [...of.values()].flat().flatMap((part) => part.declarations);
  const animations = [...selected.values()]
    .flat()
    .flatMap((part) => part.declarations)
    .filter(({prop}) => prop.startsWith('--') || prop.startsWith('animation'));
  const animated = animations.map(({value}) => value).join(';');
  const isPrinted = (name: string | undefined, used?: ReadonlySet<string>): boolean =>
    name === undefined ? whole : animated.includes(name) || (use !== 'later' && used?.has(name) === true);
  const readsIn = (node: SheetNode): readonly string[] => {
    if ('nodes' in node) return node.nodes.flatMap(readsIn);
    return 'text' in node && isPrinted(node.name) ? node.reads : [];
  };
  const used = findUsed(declarations, [...sheet.nodes.flatMap(readsIn), ...reads]);

  const printPart = (part: Selected): string => {
    const printed = part.declarations.filter((declaration) => !isCustom(declaration) || used.has(declaration.prop));
    if (printed.length === 0 || part.selectors.length === 0) return '';
    return `${part.selectors.join()}{${printed.map(({text}) => text).join(';')}}`;
  };
  const printNode = (node: SheetNode, isMeant = use !== 'print'): string => {
    if ((whole || use === 'later') && isForPrint(node)) return '';
    if ('nodes' in node) {
      const text = node.nodes.map((child) => printNode(child, isMeant || isForPrint(node))).join('');
      // An empty layer becomes a statement, which keeps the order of layers.
      if (text === '') return node.isLayer && whole ? `${node.head};` : '';
      return `${node.head}{${text}}`;
    }
    if (!isMeant) return '';
    if ('text' in node) return isPrinted(node.name, used) ? node.text : '';
    return (selected.get(node) ?? []).map(printPart).join('');
  };
  return sheet.nodes.map((node) => printNode(node)).join('');
}
