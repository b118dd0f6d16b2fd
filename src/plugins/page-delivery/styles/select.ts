import type {Node, Property, Selector} from './sheet';

/** Whether a selector is kept, and which custom properties the page itself reads. */
export type Choice = {keeps: (selector: Selector) => boolean; reads: Iterable<string>};

/** Whether a page made of these tokens can show anything that a selector fits. */
export function fits({needs}: Selector, tokens: ReadonlySet<string>): boolean {
  return needs.every((need) => tokens.has(need));
}

const isCustom = ({name}: Property): boolean => name.startsWith('--');

function visitRules(
  nodes: readonly Node[],
  keeps: Choice['keeps'],
  visit: (properties: readonly Property[]) => void,
): void {
  for (const node of nodes) {
    if (node.kind === 'group') visitRules(node.nodes, keeps, visit);
    if (node.kind === 'rule' && node.selectors.some(keeps)) visit(node.properties);
  }
}

/** Custom properties and animations that the kept rules use, directly or by way of another custom property. */
function findUsed(nodes: readonly Node[], {keeps, reads}: Choice): {customs: Set<string>; animations: string} {
  const definitions = new Map<string, string[]>();
  const open = [...reads];
  const animations: string[] = [];
  visitRules(nodes, keeps, (properties) => {
    for (const property of properties) {
      if (isCustom(property))
        definitions.set(property.name, [...(definitions.get(property.name) ?? []), ...property.reads]);
      else open.push(...property.reads);
      if (isCustom(property) || property.name.startsWith('animation')) animations.push(property.text);
    }
  });
  for (const node of flatten(nodes)) if (node.kind === 'keyframes') open.push(...node.reads);
  for (const node of flatten(nodes)) if (node.kind === 'always') open.push(...readAll(node.text));
  const customs = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (customs.has(name)) continue;
    customs.add(name);
    open.push(...(definitions.get(name) ?? []));
  }
  return {customs, animations: animations.join(';')};
}

function readAll(text: string): string[] {
  return Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);
}

function flatten(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? flatten(node.nodes) : [node]));
}

/** Text of the parts of a sheet that a choice keeps, in their order. */
export function selectRules(nodes: readonly Node[], choice: Choice): string {
  const {customs, animations} = findUsed(nodes, choice);
  const print = (node: Node): string => {
    switch (node.kind) {
      case 'always':
        return node.text;
      case 'keyframes':
        return animations.includes(node.name) ? node.text : '';
      case 'group': {
        const inner = node.nodes.map(print).join('');
        // An empty layer still has its place in the order of layers.
        if (inner === '') return node.head.startsWith('@layer ') ? `${node.head};` : '';
        return `${node.head}{${inner}}`;
      }
      case 'rule': {
        const selectors = node.selectors.filter(choice.keeps).map(({text}) => text);
        const properties = node.properties.filter((property) => !isCustom(property) || customs.has(property.name));
        if (selectors.length === 0 || properties.length === 0) return '';
        return `${selectors.join(',')}{${properties.map(({text}) => text).join(';')}}`;
      }
    }
  };
  return nodes.map(print).join('');
}
