import {readQuestions} from './read-questions';
import type {QuestionFile, QuestionGroup} from './types';

import MDXComponents from '@theme/MDXComponents';
import type {ReactNode} from 'react';

type MdxFunction = (props: {components: object}) => ReactNode;

/** Everything a writer may use in MDX, with plain headings by which the file is split. */
const components = {...(MDXComponents as unknown as Record<string, unknown>), h2: 'h2'};

/**
 * Questions and answers of MDX files. A compiled MDX file is a function that reads a React context and returns elements, so
 * it is called like a hook; answers, structured data and search all come from what it returns.
 */
export function useQuestionGroups(files: readonly QuestionFile[]): QuestionGroup[] {
  return files.map(({id, title, Content}) => ({
    id,
    title,
    questions: readQuestions((Content as MdxFunction)({components})),
  }));
}
