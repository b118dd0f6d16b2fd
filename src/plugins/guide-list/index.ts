import {readTopics} from './read-topics';

import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/** Passes all guides to `<GuideList />` in `docs/index.mdx`, so new guides are listed automatically. */
export default function inlineGuideList() {
  return ({children}: Root, {path: file}: VFile): void => {
    for (const node of children) {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'GuideList') continue;
      const value = JSON.stringify(readTopics(path.dirname(file)));
      node.attributes.push({type: 'mdxJsxAttribute', name: 'topics', value});
    }
  };
}
