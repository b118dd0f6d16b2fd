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
