import type {Action, Closing, PageMeta} from '#src/content/types';
import type {ListSearchWords} from '#src/features/list-search/ListSearch';

import type {ComponentType, ReactNode} from 'react';

/** An MDX file of questions: each `## Heading` is a question, what follows is its answer. */
export type QuestionFile = {id: string; title: string; Content: ComponentType<unknown>};

export type Question = {
  /** Part of the address that leads to the answer. */
  id: string;
  question: string;
  answer: ReactNode;
  /** The answer without markup: for the search and for search engines. */
  text: string;
};

export type QuestionGroup = {id: string; title: string; questions: readonly Question[]};

export type FaqPageContent = {
  meta: PageMeta;
  title: string;
  aside: string;
  /** Names the list of categories. */
  categoriesLabel: string;
  linkLabel: string;
  search: ListSearchWords;
  /** Shown when a question mentions billing. */
  billing: {text: string; action: Action};
  closing: Closing;
};
