import type {Client} from '#src/content/clients';

import type {ReactNode, SVGProps} from 'react';

const box = {viewBox: '0 0 22 22', width: 22, height: 22, 'aria-hidden': true} as const;
const filled: SVGProps<SVGSVGElement> = {...box, fill: 'currentColor'};
const stroked: SVGProps<SVGSVGElement> = {...box, fill: 'none', stroke: 'currentColor', strokeWidth: 2.2};

/** Marks of the client names, drawn in the color of the text. */
export const marks: Readonly<Record<Client['mark'], ReactNode>> = {
  letter: (
    <svg {...stroked} strokeWidth={2}>
      <path d="M3 19V3l16 16V3" />
    </svg>
  ),
  trees: (
    <svg {...filled}>
      <path d="M11 2 19 13H3zM11 9l8 11H3z" opacity=".9" />
    </svg>
  ),
  rings: (
    <svg {...stroked}>
      <circle cx="8" cy="11" r="5.5" />
      <circle cx="14" cy="11" r="5.5" />
    </svg>
  ),
  ridge: (
    <svg {...stroked}>
      <path d="M2 18 8 6l5 8 3-5 4 9" />
    </svg>
  ),
  tiles: (
    <svg {...filled}>
      <path d="M3 3h7v7H3zM12 12h7v7h-7z" />
      <path d="M12 3h7v7h-7zM3 12h7v7H3z" opacity=".4" />
    </svg>
  ),
};
