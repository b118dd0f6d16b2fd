import {type AtRule, type ChildNode, type Declaration, parse, type Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A token that a page needs for a selector to match, or alternatives, each with all that it needs. */
export type Need = string | readonly (readonly Need[])[];

/** A selector, what a page and the selected element need for it to match, and selectors that include its matches. */
export type SheetSelector = {
  text: string;
  needs: readonly Need[];
  subject: readonly Need[];
  covers: readonly string[];
};

export type SheetDeclaration = {
  prop: string;
  text: string;
  value: string;
  important: boolean;
  reads: readonly string[];
};

/** A rule. `first` is the position of its first selector in a mask. */
export type SheetRule = {first: number; selectors: readonly SheetSelector[]; declarations: readonly SheetDeclaration[]};

/** A part of a sheet. Fonts, statements, keyframes and registered properties (`name`) are printed whole. */
export type SheetNode =
  | SheetRule
  | {head: string; isLayer: boolean; nodes: readonly SheetNode[]}
  | {text: string; name?: string; reads: readonly string[]};

/** A parsed style sheet, and its selectors in the order of a mask. */
export type Sheet = {nodes: readonly SheetNode[]; selectors: readonly SheetSelector[]};

/** Attributes that no script changes. */
export const fixedAttributes = ['data-motion', 'data-scheme'];

/** The parts of a selector that describe the element it selects. */
export const subjectOf = ({nodes}: selectorParser.Selector): selectorParser.Node[] =>
  nodes.slice(nodes.findLastIndex(({type}) => type === 'combinator') + 1);

/**
 * Ignores other attributes and the arguments of `:not()` and `:has()`, which can match later (a menu opens, the theme
 * changes). When in doubt, a selector is kept.
 */
function needsOf(nodes: readonly selectorParser.Node[]): Need[] {
  return nodes.flatMap((node): Need[] => {
    if (node.type === 'class') return [`.${node.value}`];
    if (node.type === 'id') return [`#${node.value}`];
    if (node.type === 'attribute') return fixedAttributes.filter((name) => name === node.attribute);
    if (node.type === 'pseudo' && [':is', ':where'].includes(node.value))
      return [node.nodes.map((selector) => needsOf(selector.nodes))];
    return node.type === 'tag' ? [node.value.toLowerCase()] : [];
  });
}

/** The selector itself, and that of its element: all `a` include `a:hover`. */
function coversOf(selector: selectorParser.Selector): string[] {
  const subject = subjectOf(selector);
  const [tag] = subject.filter((node) => node.type === 'tag');
  const isElement = tag !== undefined && !subject.some((node) => selectorParser.isPseudoElement(node));
  const text = String(selector).trim();
  return isElement ? [text, tag.value, `:where(${tag.value})`, ...(tag.value === 'html' ? [':root'] : [])] : [text];
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
      .nodes.map((selector) => ({
        text: String(selector).trim(),
        needs: needsOf(selector.nodes),
        subject: needsOf(subjectOf(selector)),
        covers: coversOf(selector),
      }));
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
    if (/keyframes$|^property$/.test(rule.name)) return {text, name: rule.params, reads: readsOf(text)};
    if (rule.nodes.every(({type}) => type === 'decl')) return {text, reads: readsOf(text)};
    return {head, isLayer: rule.name === 'layer', nodes: rule.nodes.flatMap(readNode)};
  };
  const readNode = (node: ChildNode): SheetNode[] => {
    if (node.type === 'rule') return [readRule(node)];
    return node.type === 'atrule' ? [readAtRule(node)] : [];
  };

  return {nodes: parse(css).nodes.flatMap(readNode), selectors};
}
