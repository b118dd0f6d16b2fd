import type {ComponentProps, ReactNode} from 'react';

/** The plain HTML element. The classic one animates with JavaScript. */
export default function MDXDetails(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
