import {readQuestions} from './read-questions';
import type {QuestionFile, QuestionGroup} from './types';

import MDXComponents from '@theme/MDXComponents';
import type {ReactNode} from 'react';

type MdxFunction = (props: {components: object}) => ReactNode;

/** The site's MDX components, but with plain `h2` elements, at which the file is split. */
const components = {...(MDXComponents as unknown as Record<string, unknown>), h2: 'h2'};

/**
 * Reads questions and answers from MDX files. A compiled MDX file is a function that reads a React context and returns
 * elements, so it is called like a hook. Answers, structured data and search use the same elements.
 */
export function useQuestionGroups(files: readonly QuestionFile[]): QuestionGroup[] {
  return files.map(({id, title, Content}) => ({
    id,
    title,
    questions: readQuestions((Content as MdxFunction)({components})),
  }));
}
