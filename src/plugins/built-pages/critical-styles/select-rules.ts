import {parse, type AtRule, type Container, type Declaration, type Root, type Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** One flag for each selector of the sheet, in order. */
export type Mask = Uint8Array;

/** A selector, the tokens it needs to match anything, and its cost in characters. */
export type SheetSelector = {text: string; needs: readonly string[]; weight: number};

/** A parsed style sheet, and the selectors of each rule. */
export type Sheet = {root: Root; rules: readonly (readonly SheetSelector[])[]};

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

const isKeyframes = ({name}: AtRule): boolean => name.endsWith('keyframes');

/** Rules that can be removed by selector. Excludes keyframe steps and nested rules; the minifier leaves no nested rules. */
function listRules(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    const {parent} = rule;
    const isStep = parent?.type === 'atrule' && isKeyframes(parent);
    if (!isStep && parent?.type !== 'rule' && rule.every(({type}) => type === 'decl')) rules.push(rule);
  });
  return rules;
}

/** Reads a minified style sheet. */
export function readSheet(css: string): Sheet {
  const root = parse(css);
  const rules = listRules(root).map((rule) => {
    const all = selectorParser().astSync(rule.selector).nodes;
    const body = rule.nodes.reduce((sum, node) => sum + String(node).length + 1, 2);
    return all.map((selector) => {
      const text = String(selector).trim();
      return {text, needs: needsOf(selector), weight: text.length + 1 + body / all.length};
    });
  });
  return {root, rules};
}

/** Which selectors of a sheet can match on a page with these tokens. */
export function matchSelectors({rules}: Sheet, tokens: ReadonlySet<string>): Mask {
  return Uint8Array.from(rules.flat(), ({needs}) => Number(needs.every((need) => tokens.has(need))));
}

const readsOf = (text: string): string[] => Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);

/** Custom properties that are read, directly or through another custom property. */
function findUsed(root: Root, reads: Iterable<string>): Set<string> {
  const definitions = new Map<string, string[]>();
  const open = [...reads];
  root.walkDecls(({prop, value}: Declaration) => {
    if (!prop.startsWith('--')) open.push(...readsOf(value));
    else definitions.set(prop, [...(definitions.get(prop) ?? []), ...readsOf(value)]);
  });
  const used = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    open.push(...(definitions.get(name) ?? []));
  }
  return used;
}

/**
 * Removes declarations in a layer that an unconditional rule outside of layers overrides for the same selector. Most
 * are Infima values this site replaces.
 */
function removeOverridden(root: Root): void {
  const declared = new Set<string>();
  const key = (selector: string, {prop, important}: Declaration): string => `${selector} ${prop} ${important ?? false}`;
  for (const rule of root.nodes) {
    if (rule.type !== 'rule') continue;
    for (const node of rule.nodes) {
      if (node.type === 'decl') for (const selector of rule.selectors) declared.add(key(selector, node));
    }
  }
  root.walkAtRules('layer', (layer) => {
    for (const rule of layer.nodes ?? []) {
      if (rule.type !== 'rule') continue;
      rule.each((node) => {
        if (node.type !== 'decl' || node.important) return;
        if (rule.selectors.every((selector) => declared.has(key(selector, node)))) node.remove();
      });
    }
  });
}

function removeUnusedKeyframes(root: Root): void {
  const animations: string[] = [];
  root.walkDecls(({prop, value}) => {
    if (prop.startsWith('--') || prop.startsWith('animation')) animations.push(value);
  });
  const text = animations.join(';');
  root.walkAtRules((rule) => {
    if (isKeyframes(rule) && !text.includes(rule.params)) rule.remove();
  });
}

/** Removes empty rules. An empty layer becomes a statement, which keeps the order of layers. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type === 'atrule' && node.nodes) removeEmpty(node);
    if (!('nodes' in node) || node.nodes === undefined || node.nodes.length > 0) return;
    if (node.type === 'atrule' && node.name === 'layer') node.replaceWith({name: 'layer', params: node.params});
    else node.remove();
  });
}

/**
 * CSS of the selected rules with the custom properties and animations they use, and everything without a selector (fonts,
 * the order of layers).
 * @param reads Custom properties the pages themselves use.
 */
export function printSelected(sheet: Sheet, mask: Mask, reads: Iterable<string>): string {
  const root = sheet.root.clone();
  let first = 0;
  listRules(root).forEach((rule, index) => {
    const selectors = sheet.rules[index] ?? [];
    const kept = selectors.filter((_, offset) => mask[first + offset] === 1);
    first += selectors.length;
    if (kept.length === 0) rule.remove();
    else if (kept.length < selectors.length) rule.selector = kept.map(({text}) => text).join(',');
  });
  removeOverridden(root);
  removeUnusedKeyframes(root);
  const used = findUsed(root, reads);
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  removeEmpty(root);
  return root.toString();
}
