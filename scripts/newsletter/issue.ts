import {randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {Sql} from '../../functions/lib/database/database';
import type {IssueBlock, NewsletterIssue} from '../../functions/lib/deliveries/newsletter-issue';
import type {Link} from '../../functions/lib/mail/layout/parts';
import {readFrontMatter} from '../content/syntax';
import {CommandError} from '../lib/terminal';

import type {Nodes, PhrasingContent, RootContent} from 'mdast';

/** An issue, named after its file. */
type NamedIssue = {name: string; issue: NewsletterIssue};

type Words = (string | Link)[];

const allowed = 'Use headings (# and ##), paragraphs, lists and links; a link alone in a paragraph becomes a button.';

/** Location of a Markdown node for messages, and the base of its links. */
type Place = {file: string; firstLine: number; site: string};

function refuse(node: Nodes, {file, firstLine}: Place, what: string): never {
  const line = (node.position?.start.line ?? 1) + firstLine;
  throw new CommandError(`${file}:${line}: ${what} ${allowed}`);
}

function readText(nodes: readonly PhrasingContent[], place: Place): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.value : refuse(node, place, `A mail can't show ${node.type} here.`)))
    .join('');
}

function readWords(nodes: readonly PhrasingContent[], place: Place): Words {
  return nodes.map((node) => {
    if (node.type !== 'link') return readText([node], place);
    const url = URL.canParse(node.url, place.site) ? new URL(node.url, place.site) : undefined;
    if (url === undefined || !['https:', 'http:', 'mailto:'].includes(url.protocol)) {
      return refuse(node, place, `"${node.url}" is not a web or email address.`);
    }
    return {label: readText(node.children, place), url: url.href};
  });
}

/** Converts a Markdown node. Throws if mail can't show it. */
function readBlocks(node: RootContent, place: Place): IssueBlock[] {
  if (node.type === 'heading' && node.depth <= 2) {
    return [{kind: node.depth === 1 ? 'heading' : 'section', text: readText(node.children, place)}];
  }
  if (node.type === 'list') {
    return node.children.map((item, at) => {
      const [only, ...more] = item.children;
      if (only?.type !== 'paragraph' || more.length > 0)
        return refuse(item, place, 'A list item must be a single paragraph.');
      const mark = node.ordered === true ? `${(node.start ?? 1) + at}. ` : '• ';
      return {kind: 'paragraph', words: [mark, ...readWords(only.children, place)]};
    });
  }
  if (node.type !== 'paragraph') return refuse(node, place, `A mail can't show ${node.type}.`);
  const words = readWords(node.children, place);
  const [only] = words;
  if (words.length === 1 && typeof only === 'object') return [{kind: 'button', ...only}];
  return [{kind: 'paragraph', words}];
}

/**
 * Reads an issue from a Markdown file with `subject` and `preheader` in its front matter.
 * @param site Base of relative links.
 * @throws CommandError with file and line.
 */
export function readIssue(file: string, site: string): NamedIssue {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`Can't read ${file}.`);
  }
  const {data, lines, complaints} = readFrontMatter(text, 'page');
  const [complaint] = complaints;
  if (complaint !== undefined) throw new CommandError(`${file}:${complaint.line}: ${complaint.message}`);
  const {subject, preheader} = data;
  if (typeof subject !== 'string' || typeof preheader !== 'string') {
    throw new CommandError(`${file}:1: Add subject and preheader (the preview text after it) to the front matter.`);
  }
  const {children} = unified().use(remarkParse).parse(text.split('\n').slice(lines).join('\n'));
  const blocks = children.flatMap((node) => readBlocks(node, {file, firstLine: lines, site}));
  if (blocks[0]?.kind !== 'heading') throw new CommandError(`${file}:${lines + 1}: Start the issue with a # heading.`);
  return {name: path.basename(file, '.md'), issue: {subject, preheader, blocks}};
}

/** Mails due per ten minutes: fewer than one outbox run sends, so other mails aren't delayed. */
export const readersPerRun = 50;

/** Seconds between outbox runs. */
const runSeconds = 600;

/** A queued issue, with the states of its deliveries. */
export type QueuedIssue = {
  id: string;
  name: string;
  content: NewsletterIssue;
  queued_at: Date | string;
  readers: number;
} & Record<'sent' | 'waiting' | 'stopped' | 'failed', string>;

/** Issues, newest first: all, or the one with this name. */
export function listIssues(sql: Sql, name?: string) {
  const rows = (condition: ReturnType<Sql>) => sql`(
    select count(*) from outbox where kind = 'newsletter-issue' and payload ->> 'issue' = issues.id::text and ${condition})`;
  return sql<QueuedIssue>`
    select id, name, content, queued_at, readers,
      ${rows(sql`state = 'sent'`)} as sent,
      ${rows(sql`state in ('waiting', 'claimed')`)} as waiting,
      ${rows(sql`state = 'cancelled' and code = 'stopped'`)} as stopped,
      ${rows(sql`state in ('dead', 'dismissed')`)} as failed
    from newsletter_issues as issues
    where ${name === undefined ? sql`true` : sql`name = ${name}`}
    order by queued_at desc limit 24`;
}

export async function countReaders(sql: Sql): Promise<number> {
  const [row] = await sql<{count: string}>`select count(*) from subscribers where state = 'confirmed'`;
  return Number(row?.count);
}

/** Due time of the mail to the subscriber at this position: a fixed number per run. */
const dueAt = (sql: Sql, at: Date) => sql`
  ${at.toISOString()}::timestamptz + (place / ${readersPerRun}::int) * ${runSeconds}::int * interval '1 second'`;

/**
 * Adds an issue and one delivery per confirmed subscriber, in one statement. Calling it again with the name adds
 * nothing. Resolves to the number of subscribers, or undefined if the name is taken.
 */
export async function queueIssue(sql: Sql, {name, issue}: NamedIssue, site: string, at: Date) {
  const id = randomUUID();
  const now = at.toISOString();
  const mail = {channel: 'mail', kind: 'newsletter-issue', payload: {site, issue: id}};
  const delivery = JSON.stringify([{...mail, state: 'waiting', created_at: now, attempts: 0}]);
  const [row] = await sql<{readers: number}>`
    with readers as (
      select id, ${dueAt(sql, at)} as due
      from (select id, row_number() over (order by id) - 1 as place from subscribers where state = 'confirmed') as placed
    ), added as (
      insert into newsletter_issues (id, name, content, queued_at, readers)
      values (${id}::uuid, ${name}, ${JSON.stringify(issue)}::jsonb, ${now}::timestamptz, (select count(*) from readers))
      on conflict (name) do nothing returning readers
    ), queued as (
      insert into outbox
      select rows.* from added, readers, outbox_rows(${delivery}::jsonb, jsonb_build_object(
        'id', gen_random_uuid(), 'reference', readers.id, 'due_at', readers.due, 'wanted_at', readers.due)) as rows
    )
    select readers from added`;
  return row?.readers;
}

/** Holds mails not sent yet. Resolves to their number. */
export async function stopIssue(sql: Sql, id: string, at: Date): Promise<number> {
  const rows = await sql`
    update outbox set state = 'cancelled', code = 'stopped', done_at = ${at.toISOString()}::timestamptz
    where kind = 'newsletter-issue' and payload ->> 'issue' = ${id} and state = 'waiting' returning id`;
  return rows.length;
}

/** Queues held mails again. Resolves to their number. */
export async function resumeIssue(sql: Sql, id: string, at: Date): Promise<number> {
  const rows = await sql`
    update outbox set state = 'waiting', code = null, done_at = null, due_at = due, wanted_at = due
    from (
      select stopped, ${dueAt(sql, at)} as due from (
        select id as stopped, row_number() over (order by id) - 1 as place from outbox
        where kind = 'newsletter-issue' and payload ->> 'issue' = ${id} and state = 'cancelled' and code = 'stopped'
      ) as placed
    ) as again
    where id = stopped returning id`;
  return rows.length;
}
