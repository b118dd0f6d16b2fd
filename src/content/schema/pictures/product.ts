import type {Chip, FlowNode} from './parts';

/**
 * A drawn product screen. `label` is the description for screen readers, a sentence with the numbers, which must add
 * up. Use sample people and companies only.
 */
export type ProductPicture = {label: string} & {
  kind: 'flow';
  title: string;
  chip?: Chip;
  note?: string;
  /** Up to three, from top to bottom. */
  steps: FlowNode[];
  /** Two or three; `tag` is the condition on the branch. */
  outcomes: (FlowNode & {tag?: string})[];
};
