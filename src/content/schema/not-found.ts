import type {Action} from './page';

export type NotFoundContent = {
  kicker: string;
  title: string;
  text: string;
  home: Action & {to: string};
  /** Label of the button that goes back in history. */
  back: string;
  linksLabel: string;
  links: Action[];
};
