import {readText} from './source-tree';

type Pair = {question: string; answer: string};

/** Questions of a file of the FAQ: its headings and their answers. */
export function readPairs(name: string): Pair[] {
  return readText(`src/content/faq/${name}.mdx`)
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [question = '', ...answer] = part.split('\n');
      return {question: question.trim(), answer: answer.join('\n').trim()};
    });
}
