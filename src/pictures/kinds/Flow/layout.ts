import type {FlowNode} from '#src/content/schema/pictures/parts';
import type {PictureOf} from '#src/content/schema/pictures/picture';

/** Sizes in pixels; very narrow slots crop the drawing at the right. */
const node = {width: 204, height: 56} as const;
const edge = {left: 28, top: 24, bottom: 30} as const;
const pitch = 92;
const outcomesAt = 360;
/** Where branches turn, halfway between the two columns. */
const trunkAt = 296;

/** `y` is its middle. */
export type PlacedNode = FlowNode & {x: number; y: number};
export type Wire = {path: string; taken: boolean};
export type Tag = {text: string; x: number; y: number};
export type FlowLayout = {nodes: PlacedNode[]; wires: Wire[]; tags: Tag[]; width: number; height: number};

type Outcome = PictureOf<'flow'>['outcomes'][number];

const middle = (y: number) => y + node.height / 2;

/** Whether the outcome branches off. One without a condition follows the one above; the first always branches off. */
function branches(outcome: Outcome, index: number): boolean {
  return index === 0 || outcome.tag !== undefined;
}

/** From the middle of a node to the middle of the one below it; the nodes cover its ends. */
function downwards(x: number, y: number): string {
  return `M${x + node.width / 2} ${middle(y)}V${middle(y + pitch)}`;
}

/** Vertical position of a tag: at the branch's corner, or near the split for a single upward branch. */
function tagHeight(source: number, target: number, alone: boolean): number {
  return alone && target < source ? Math.max(target, source - 48) : target;
}

/**
 * Places steps in a column on the left and outcomes on the right, half a pitch lower, so that the last step is between
 * its outcomes. Connectors to active outcomes are `taken`.
 */
export function layoutFlow(steps: readonly FlowNode[], outcomes: readonly Outcome[]): FlowLayout {
  const lift = Math.max(0, pitch * (outcomes.length - steps.length) - pitch / 2);
  const stepY = (index: number) => edge.top + lift + pitch * index;
  const last = stepY(steps.length - 1);
  const outcomeY = (index: number) => last + pitch / 2 - pitch * (outcomes.length - 1 - index);
  const source = middle(last);

  const wires: Wire[] = steps.slice(1).map((_, index) => ({path: downwards(edge.left, stepY(index)), taken: true}));
  const tags: Tag[] = [];
  const raised = outcomes.filter(
    (outcome, index) => branches(outcome, index) && middle(outcomeY(index)) < source,
  ).length;
  for (const [index, outcome] of outcomes.entries()) {
    const taken = outcome.tone === 'active';
    const target = middle(outcomeY(index));
    if (branches(outcome, index)) {
      wires.push({path: `M${edge.left + node.width / 2} ${source}H${trunkAt}V${target}H${outcomesAt}`, taken});
    } else {
      wires.push({path: downwards(outcomesAt, outcomeY(index - 1)), taken});
    }
    if (outcome.tag) {
      tags.push({text: outcome.tag, x: trunkAt, y: tagHeight(source, target, raised === 1)});
    }
  }

  const lowest = Math.max(last, outcomeY(outcomes.length - 1));
  return {
    nodes: [
      ...steps.map((step, index) => ({...step, x: edge.left, y: middle(stepY(index))})),
      ...outcomes.map((outcome, index) => ({...outcome, x: outcomesAt, y: middle(outcomeY(index))})),
    ],
    // The taken path is drawn last, above the parts it shares with others.
    wires: [...wires].sort((a, b) => Number(a.taken) - Number(b.taken)),
    tags,
    width: outcomesAt + node.width + edge.left,
    height: lowest + node.height + edge.bottom,
  };
}
