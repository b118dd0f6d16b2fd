import type {IconName} from '#src/world/schema/icon';
import type {Value} from './company';
import type {Action, Closing, FaqItem, PageMeta} from './page';

export type CompareContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  /** Switch of phones: short names of the approaches, in the order of `questions.head`. */
  switch: {label: string; options: readonly string[]};
  /** The same morning in each approach, as a picture with its description. */
  monday: {
    sheet: {
      label: string;
      title: string;
      chip: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
      /** Row whose last cell two people edit. */
      busyRow: number;
      editors: readonly [string, string];
    };
    tools: {
      label: string;
      tabs: readonly {icon: IconName; name: string; on?: boolean}[];
      from: {tool: string; time: string; text: string; number: string; chip: string};
      to: {tool: string; time: string; text: string; number: string; draft: string};
    };
    record: {
      label: string;
      name: string;
      initials: string;
      chip: string;
      lit: number;
      rows: readonly {time: string; icon: IconName; title: string}[];
    };
  };
  /** Questions in rows, with an answer per approach. */
  questions: {title: string; text: string; head: readonly string[]; rows: readonly (readonly string[])[]};
  /** When each approach fits, and when to change it. */
  fit: {title: string; text: string; changeLabel: string; approaches: readonly Value[]};
  /** What to ask vendors, with our own answers. */
  vendor: {title: string; text: string; action: Action; items: readonly FaqItem[]};
  next: {title: string; text: string; action: Action};
  closing: Closing;
};
