import type {ReactNode} from 'react';

/** Type of `example`, which the `example.tsx` of a component exports. */
export type Example = {
  /** Purpose of the component, in one sentence. */
  purpose: string;
  /** Variants of the component, by the props that make them. */
  variants: Readonly<Record<string, ReactNode>>;
  /** `row`: the elements of a variant side by side. `narrow`: in a narrow column. */
  layout?: 'row' | 'narrow';
  /** `frame`: for components with their own background. `band`: on the dark band. */
  background?: 'frame' | 'band';
};
