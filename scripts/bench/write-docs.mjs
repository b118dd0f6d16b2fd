import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const perFolder = 50;

const paragraph =
  'Open the record, choose what should happen next, and save. The change is kept with the name of the person who made it and the time, so that a colleague can follow it later. If two people change the same record, the later change is shown and the earlier one stays in the history.';

// Names as different from each other as real ones: a sidebar of names that are alike would compress too well.
const verbs =
  'Add Approve Archive Assign Check Choose Clean Compare Copy Count Create Edit Export Filter Find Group Hide Import Label Lock Merge Move Pause Plan Print Read Rename Restore Review Send Share Sort Split Test Track'.split(
    ' ',
  );
const things =
  'accounts answers appointments calls campaigns charts coupons deals deposits drafts events fields files forms funnels goals invoices leads links lists locations messages notes numbers offers orders pages payments plans quotes reminders replies reports reviews roles segments seats signatures sites tags tasks teams texts tickets vouchers workflows'.split(
    ' ',
  );
const places = [
  'in bulk',
  'by hand',
  'on a phone',
  'from a spreadsheet',
  'for one location',
  'before a launch',
  'with an approval',
  'across brands',
  'by date',
  'in another language',
  'without a password',
  'for a new colleague',
  'after a refund',
  'on weekends',
  'with the API',
  'for a whole team',
  'from the inbox',
  'at the end of a month',
  'during a trial',
  'with a template',
];

/** The name of a page; no two are the same. */
function nameOf(number) {
  const thing = things[number % things.length];
  const place = places[(number * 7) % places.length];
  const verb = verbs[Math.floor(number / things.length) % verbs.length];
  const again = Math.floor(number / (things.length * verbs.length));
  return `${verb} ${thing} ${place}${again > 0 ? `, part ${again + 1}` : ''}`;
}

/** A page of about 350 words with what pages have: headings, a list, a table, code, and a link to its neighbor. */
function writePage(number, neighbor) {
  return `---
title: ${nameOf(number)}
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
    page: `${nameOf(number)
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')}-${number}`,
  });
  for (let number = 0; number < count; number += 1) {
    const {folder, page} = name(number);
    const before = number % perFolder === 0 ? 'index.mdx' : `${name(number - 1).page}.mdx`;
    mkdirSync(path.join(docs, folder), {recursive: true});
    if (number % perFolder === 0) {
      const position = 100 + number / perFolder;
      writeFileSync(
        path.join(docs, folder, '_category_.json'),
        JSON.stringify({label: `Area ${folder.slice(8)}`, position}),
      );
    }
    const text = writePage(number, before === 'index.mdx' ? '../index.mdx' : `./${before}`);
    writeFileSync(path.join(docs, folder, `${page}.mdx`), text);
  }
  return `/docs/${name(0).folder}/${name(0).page}`;
}
