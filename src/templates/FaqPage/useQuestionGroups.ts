import {textOf} from '#src/ui/text-of';
import type {Question, QuestionFile, QuestionGroup} from './types';

import MDXComponents from '@theme/MDXComponents';
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

type HeadingElement = ReactElement<{id?: string; children?: ReactNode}, 'h2'>;

function isQuestion(node: ReactNode): node is HeadingElement {
  return isValidElement(node) && node.type === 'h2';
}

/** The nodes after a heading, up to the next one. */
function answerTo(nodes: readonly ReactNode[], at: number): readonly ReactNode[] {
  const end = nodes.findIndex((node, index) => index > at && isQuestion(node));
  return nodes.slice(at + 1, end === -1 ? undefined : end);
}

/** Splits an MDX file into questions at its second-level headings. */
function readQuestions(body: ReactNode): Question[] {
  const nodes = Children.toArray(isValidElement<{children?: ReactNode}>(body) ? body.props.children : body);
  return nodes.flatMap((node, index) => {
    if (!isQuestion(node)) return [];
    const answer = answerTo(nodes, index);
    const question = textOf(node.props.children).trim();
    return [{id: node.props.id ?? '', question, answer, text: textOf(answer).replace(/\s+/g, ' ').trim()}];
  });
}

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
