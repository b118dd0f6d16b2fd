import {parse, type AtRule, type ChildNode, type Declaration, type Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

import {scopeSelector} from './scope-selector';

/** One flag for each selector of the sheet, in order. */
export type Mask = Uint8Array;

/** A selector and the tokens it needs to match anything. */
type SheetSelector = {text: string; needs: readonly string[]};

type SheetDeclaration = {prop: string; text: string; value: string; important: boolean; reads: readonly string[]};

/** A rule. `first` is the place of its first selector in a mask. */
type SheetRule = {first: number; selectors: readonly SheetSelector[]; declarations: readonly SheetDeclaration[]};

/** A part of a sheet. Fonts, statements and keyframes are printed whole. */
type SheetNode =
  | SheetRule
  | {head: string; isLayer: boolean; nodes: readonly SheetNode[]}
  | {text: string; keyframes?: string; reads: readonly string[]};

/** A parsed style sheet, and its selectors in the order of a mask. */
export type Sheet = {nodes: readonly SheetNode[]; selectors: readonly SheetSelector[]};

/**
 * Ignores attributes and the arguments of `:is()`, `:not()` and `:has()`, which can match later (a menu opens, the theme
 * changes). When in doubt, a selector is kept.
 */
function needsOf(selector: selectorParser.Selector): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [`.${node.value}`];
    if (node.type === 'id') return [`#${node.value}`];
    return node.type === 'tag' ? [node.value.toLowerCase()] : [];
  });
}

const readsOf = (text: string): string[] => Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);

function readDeclaration(node: Declaration): SheetDeclaration {
  const {prop, value, important = false} = node;
  return {prop, text: String(node), value, important, reads: readsOf(value)};
}

/** Reads a minified style sheet, which has no nested rules. */
export function readSheet(css: string): Sheet {
  const selectors: SheetSelector[] = [];

  const readRule = (rule: Rule): SheetRule => {
    const ruleSelectors = selectorParser()
      .astSync(rule.selector)
      .nodes.map((selector) => ({text: String(selector).trim(), needs: needsOf(selector)}));
    const first = selectors.push(...ruleSelectors) - ruleSelectors.length;
    return {
      first,
      selectors: ruleSelectors,
      declarations: rule.nodes.filter((node) => node.type === 'decl').map(readDeclaration),
    };
  };
  const readAtRule = (rule: AtRule): SheetNode => {
    const head = `@${rule.name} ${rule.params}`.trim();
    if (rule.nodes === undefined) return {text: `${head};`, reads: []};
    const text = String(rule);
    if (rule.name.endsWith('keyframes')) return {text, keyframes: rule.params, reads: readsOf(text)};
    if (rule.nodes.every(({type}) => type === 'decl')) return {text, reads: readsOf(text)};
    return {head, isLayer: rule.name === 'layer', nodes: rule.nodes.flatMap(readNode)};
  };
  const readNode = (node: ChildNode): SheetNode[] => {
    if (node.type === 'rule') return [readRule(node)];
    return node.type === 'atrule' ? [readAtRule(node)] : [];
  };

  return {nodes: parse(css).nodes.flatMap(readNode), selectors};
}

/** Which selectors of a sheet can match on a page with these tokens. */
export function matchSelectors({selectors}: Sheet, tokens: ReadonlySet<string>): Mask {
  return Uint8Array.from(selectors, ({needs}) => Number(needs.every((need) => tokens.has(need))));
}

/** A selected rule, with the selectors and declarations to print. */
type Selected = {selectors: readonly string[]; declarations: readonly SheetDeclaration[]};

/**
 * Selects rules by a mask. A declaration in a layer is left out when an unconditional rule outside of layers overrides it
 * for the same selectors. Most are Infima values this site replaces.
 */
function selectRules(sheet: Sheet, mask: Mask): Map<SheetRule, Selected> {
  const selected = new Map<SheetRule, Selected>();
  const declared = new Set<string>();
  const keyOf = (selector: string, {prop, important}: SheetDeclaration): string => `${selector} ${prop} ${important}`;

  const select = (rule: SheetRule): readonly string[] => {
    const {first, declarations} = rule;
    const selectors = rule.selectors.flatMap(({text}, at) => (mask[first + at] === 1 ? [text] : []));
    if (selectors.length > 0) selected.set(rule, {selectors, declarations});
    return selectors;
  };
  const visit = (node: SheetNode, inLayer: boolean): void => {
    if ('nodes' in node) for (const child of node.nodes) visit(child, node.isLayer);
    if (!('selectors' in node)) return;
    const selectors = select(node);
    if (!inLayer || selectors.length === 0) return;
    const isOverridden = (declaration: SheetDeclaration): boolean =>
      !declaration.important && selectors.every((selector) => declared.has(keyOf(selector, declaration)));
    selected.set(node, {
      selectors,
      declarations: node.declarations.filter((declaration) => !isOverridden(declaration)),
    });
  };

  for (const node of sheet.nodes) {
    if (!('selectors' in node)) continue;
    for (const selector of select(node))
      for (const declaration of node.declarations) declared.add(keyOf(selector, declaration));
  }
  for (const node of sheet.nodes) if ('nodes' in node) visit(node, false);
  return selected;
}

/** Custom properties that are read, directly or through another custom property. */
function findUsed(declarations: readonly SheetDeclaration[], reads: Iterable<string>): Set<string> {
  const definitions = new Map<string, string[]>();
  const open = [...reads];
  for (const declaration of declarations) {
    if (!declaration.prop.startsWith('--')) open.push(...declaration.reads);
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
 * the order of layers).
 * @param reads Custom properties the pages themselves use.
 */
export function printSelected(sheet: Sheet, mask: Mask, reads: Iterable<string>): string {
  return print(sheet, selectRules(sheet, mask), reads);
}

/**
 * CSS of the selected rules, limited to what is inside elements that match `scope`. It is added to pages that have fonts and
 * layers already. Its rules are more specific than theirs by one class, and all that apply inside are included, so they apply
 * in their order there and nowhere else.
 */
export function printScoped(sheet: Sheet, mask: Mask, scope: string): string {
  const selected = selectRules(sheet, mask);
  for (const [rule, {selectors, declarations}] of selected) {
    if (declarations.every(({prop}) => prop.startsWith('--'))) continue;
    selected.set(rule, {selectors: selectors.flatMap((selector) => scopeSelector(selector, scope)), declarations});
  }
  return print(sheet, selected, [], false);
}

/** Prints the selected rules. `whole`: with fonts, layers and other statements. */
function print(sheet: Sheet, selected: Map<SheetRule, Selected>, reads: Iterable<string>, whole = true): string {
  const declarations = [...selected.values()].flatMap((rule) => rule.declarations);
  const animations = declarations.filter(({prop}) => prop.startsWith('--') || prop.startsWith('animation'));
  const animated = animations.map(({value}) => value).join(';');
  const isPrinted = (node: SheetNode): boolean =>
    !('text' in node) || (node.keyframes === undefined ? whole : animated.includes(node.keyframes));
  const readsIn = (node: SheetNode): readonly string[] => {
    if ('nodes' in node) return node.nodes.flatMap(readsIn);
    return 'text' in node && isPrinted(node) ? node.reads : [];
  };
  const used = findUsed(declarations, [...sheet.nodes.flatMap(readsIn), ...reads]);

  const printNode = (node: SheetNode): string => {
    if ('text' in node) return isPrinted(node) ? node.text : '';
    if ('nodes' in node) {
      const text = node.nodes.map(printNode).join('');
      // An empty layer becomes a statement, which keeps the order of layers.
      if (text === '') return node.isLayer && whole ? `${node.head};` : '';
      return `${node.head}{${text}}`;
    }
    const rule = selected.get(node);
    const printed = rule?.declarations.filter(({prop}) => !prop.startsWith('--') || used.has(prop)) ?? [];
    const selectors = rule?.selectors.join() ?? '';
    return printed.length === 0 || selectors === '' ? '' : `${selectors}{${printed.map(({text}) => text).join(';')}}`;
  };
  return sheet.nodes.map(printNode).join('');
}
