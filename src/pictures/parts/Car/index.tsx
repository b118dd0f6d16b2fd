import type {ReactNode, SVGProps} from 'react';

const body =
  'M8 56V45q0-6 7-7l33-4 21-18q3-3 8-3h60q6 0 9 4l14 17 24 3q9 1.5 9 10v9q0 4-5 4h-9a18 18 0 0 0-36 0H66a18 18 0 0 0-36 0H14q-6 0-6-4zM35 60a13 13 0 1 0 26 0 13 13 0 1 0-26 0M148 60a13 13 0 1 0 26 0 13 13 0 1 0-26 0';
const panes = 'M75 20h27v15H57zM108 20h27q4 0 6 3l8 12h-41zM48 54.5a5.5 5.5 0 1 0 .01 0zM161 54.5a5.5 5.5 0 1 0 .01 0z';

export type CarProps = SVGProps<SVGSVGElement> & {
  /** Color of the windows. */
  glass?: string;
};

/** The Ridgeback XL, a fictional car, in the current text color. */
export function Car({glass = 'var(--sw-surface)', ...props}: CarProps): ReactNode {
  return (
    <svg viewBox="0 0 200 76" {...props}>
      <path fill="currentColor" d={body} />
      <path fill={glass} d={panes} />
    </svg>
  );
}
