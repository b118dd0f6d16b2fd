import type {Action, Closing, PageMeta} from '#src/content/types';
import type {ListSearchLabels} from '#src/features/list-search/ListSearch';

import type {ComponentType, ReactNode} from 'react';

/** An MDX file of questions: each `## Heading` is a question, the content below is its answer. */
export type QuestionFile = {id: string; title: string; Content: ComponentType<unknown>};

export type Question = {
  /** ID of the answer, for links. */
  id: string;
  question: string;
  answer: ReactNode;
  /** The answer without markup, for search and structured data. */
  text: string;
};

export type QuestionGroup = {id: string; title: string; questions: readonly Question[]};

export type FaqPageContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  /** Name of the list of categories for screen readers. */
  categoriesLabel: string;
  linkLabel: string;
  search: ListSearchLabels;
  /** Shown if a question mentions billing. */
  billing: {text: string; action: Action};
  closing: Closing;
};
