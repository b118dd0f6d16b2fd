import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const perFolder = 50;

const paragraph =
  'Open the record, choose what should happen next, and save. The change is kept with the name of the person who made it and the time, so that a colleague can follow it later. If two people change the same record, the later change is shown and the earlier one stays in the history.';

/** A page of about 350 words with what pages have: headings, a list, a table, code, and a link to its neighbor. */
function writePage(number, neighbor) {
  return `---
title: Growing topic ${number}
description: Page ${number} of those that are written to see how the build and the downloads grow with the documentation.
sidebar_position: ${number}
---

${paragraph} See also [the page before](${neighbor}).

## Before you start in part ${number}

${paragraph}

- A role that may change settings
- A record to try it on
- Ten minutes

## Steps of part ${number}

1. Open **Settings**.
2. Choose **Part ${number}**.
3. Save.

${paragraph}

| Field | Kind   | Example  |
| ----- | ------ | -------- |
| name  | text   | ${number} |
| due   | date   | 2026-01-31 |

\`\`\`json
{"part": ${number}, "active": true}
\`\`\`

## When it does not work

${paragraph}

${paragraph}
`;
}

/**
 * Writes pages of documentation, in folders of fifty.
 *
 * @param {string} docs folder of the documentation
 * @param {number} count
 * @returns {string} address of the first
 */
export function writeDocs(docs, count) {
  const name = (number) => ({
    folder: `growing-${String(Math.floor(number / perFolder) + 1).padStart(2, '0')}`,
    page: `topic-${number}`,
  });
  for (let number = 0; number < count; number += 1) {
    const {folder, page} = name(number);
    const before = number % perFolder === 0 ? 'index.mdx' : `${name(number - 1).page}.mdx`;
    mkdirSync(path.join(docs, folder), {recursive: true});
    if (number % perFolder === 0) {
      const position = 100 + number / perFolder;
      writeFileSync(
        path.join(docs, folder, '_category_.json'),
        JSON.stringify({label: `Growing ${folder.slice(8)}`, position}),
      );
    }
    const text = writePage(number, before === 'index.mdx' ? '../index.mdx' : `./${before}`);
    writeFileSync(path.join(docs, folder, `${page}.mdx`), text);
  }
  return `/docs/${name(0).folder}/${name(0).page}`;
}
