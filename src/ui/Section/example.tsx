import type {Example} from '#src/ui/example';
import {Section, type SectionProps} from './index';

const props: readonly SectionProps[] = [
  {tone: 'paper', spacing: 'regular', children: 'tone="paper" spacing="regular"'},
  {tone: 'sunken', spacing: 'tight', children: 'tone="sunken" spacing="tight"'},
  {tone: 'band', spacing: 'tight', children: 'tone="band" spacing="tight"'},
  {spacing: 'flush', rule: true, children: 'spacing="flush" rule'},
];

export const example: Example = {
  purpose: 'The frame of every section: rhythm, width and color scheme.',
  background: 'frame',
  variants: {'tone, spacing, rule': props.map((variant, index) => <Section key={index} {...variant} />)},
};
