import type {ComponentProps, ReactNode} from 'react';

/** The browser's own disclosure. The classic one measures and animates its content with React. */
export default function MDXDetails(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
