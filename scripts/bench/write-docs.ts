import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const perFolder = 50;

const paragraph =
  'Open the record, choose what should happen next, and save. The change is kept with the name of the person who made it and the time, so that a colleague can follow it later. If two people change the same record, the later change is shown and the earlier one stays in the history.';

/** A page of about 350 words with what pages have: headings, lists, a table and code. */
const writePage = (number: number) => `---
title: Page ${number}
description: Page ${number} of those that show how the build and the downloads grow with the documentation.
sidebar_position: ${number}
---

${paragraph}

## Before you start part ${number}

${paragraph}

- A role that may change settings
- A record to try it on

## Steps of part ${number}

1. Open **Settings**.
2. Choose **Part ${number}**, then save.

${paragraph}

| Field | Kind | Example |
| ----- | ---- | ------- |
| name | text | ${number} |

\`\`\`json
{"part": ${number}, "active": true}
\`\`\`

## When it does not work

${paragraph}

${paragraph}
`;

/** Writes pages of documentation in folders of fifty. Returns the address of the first. */
export function writeDocs(docs: string, count: number): string {
  for (let number = 1; number <= count; number += 1) {
    const folder = path.join(docs, `area-${Math.ceil(number / perFolder)}`);
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, `page-${number}.mdx`), writePage(number));
  }
  return '/docs/area-1/page-1';
}
