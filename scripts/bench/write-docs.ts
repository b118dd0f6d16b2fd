import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const perFolder = 50;

const paragraph =
  'Open the record, choose what should happen next, and save. The change is kept with the name of the person who made it and the time, so that a colleague can follow it later. If two people change the same record, the later change is shown and the earlier one stays in the history.';

// Names as different from each other as real ones: a sidebar of similar names would compress too well.
const verbs =
  'Add Approve Archive Assign Check Choose Clean Compare Copy Count Create Edit Export Filter Find Group Hide Import Label Lock Merge Move Pause Plan Print Read Rename Restore Review Send Share Sort Split Test Track'.split(
    ' ',
  );
const things =
  'accounts answers appointments calls campaigns charts coupons deals deposits drafts events fields files forms funnels goals invoices leads links lists locations messages notes numbers offers orders pages payments plans quotes reminders replies reports reviews roles segments seats signatures sites tags tasks teams texts tickets vouchers workflows'.split(
    ' ',
  );
const places =
  'in bulk,by hand,on a phone,from a spreadsheet,for one location,before a launch,with an approval,across brands,by date,in another language,for a new colleague,after a refund,on weekends,with the API,for a whole team,from the inbox,during a trial,with a template'.split(
    ',',
  );

/** The title of a page. No two are the same. */
function titleOf(number: number): string {
  const thing = things[number % things.length] ?? '';
  const verb = verbs[Math.floor(number / things.length) % verbs.length] ?? '';
  const place = places[(number * 7) % places.length] ?? '';
  const again = Math.floor(number / (things.length * verbs.length));
  return `${verb} ${thing} ${place}${again > 0 ? `, part ${again + 1}` : ''}`;
}

/** A page of about 350 words with what pages have: headings, lists, a table, code, and a link to its neighbor. */
const writePage = (number: number, neighbor: string) => `---
title: ${titleOf(number)}
description: Page ${number} of those that are written to see how the build and the downloads grow with the documentation.
sidebar_position: ${number}
---

${paragraph} See also [the page before](${neighbor}).

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
| due | date | 2026-01-31 |

\`\`\`json
{"part": ${number}, "active": true}
\`\`\`

## When it does not work

${paragraph}

${paragraph}
`;

/** Writes pages of documentation in folders of fifty. Returns the address of the first. */
export function writeDocs(docs: string, count: number): string {
  const folderOf = (number: number) => `growing-${String(Math.floor(number / perFolder) + 1).padStart(2, '0')}`;
  const nameOf = (number: number) =>
    `${titleOf(number)
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')}-${number}`;
  for (let number = 0; number < count; number += 1) {
    const folder = path.join(docs, folderOf(number));
    const isFirst = number % perFolder === 0;
    mkdirSync(folder, {recursive: true});
    if (isFirst) {
      const category = {label: `Area ${number / perFolder + 1}`, position: 100 + number / perFolder};
      writeFileSync(path.join(folder, '_category_.json'), JSON.stringify(category));
    }
    const text = writePage(number, isFirst ? '../index.mdx' : `./${nameOf(number - 1)}.mdx`);
    writeFileSync(path.join(folder, `${nameOf(number)}.mdx`), text);
  }
  return `/docs/${folderOf(0)}/${nameOf(0)}`;
}
