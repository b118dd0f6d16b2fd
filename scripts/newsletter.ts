import {randomUUID} from 'node:crypto';
import {isDeepStrictEqual} from 'node:util';

import type {Sql} from '../functions/lib/database/database';
import {composeIssue} from '../functions/lib/deliveries/newsletter-issue';
import {composeNewsletterMail, linksFor} from '../functions/lib/deliveries/newsletter';
import {createMailer} from '../functions/lib/mail/create-mailer';
import {databaseUsage, findSite, readSettings, runOnDatabase} from './lib/database';
import {loadSettings} from './lib/project.mjs';
import {CommandError, confirm, printLine, printTable, readSubcommand} from './lib/terminal';
import type {OptionValues, Subcommand} from './lib/terminal';
import {
  countReaders,
  listIssues,
  queueIssue,
  readersPerRun,
  readIssue,
  resumeIssue,
  stopIssue,
} from './newsletter/issue';
import type {QueuedIssue} from './newsletter/issue';

const usage = `npm run newsletter sends an issue to all confirmed subscribers, through the outbox of the running site.

  npm run newsletter -- send FILE.md --test EMAIL   only to this address, right away, to check it first
  npm run newsletter -- send FILE.md                to all confirmed subscribers, once, after a confirmation
      --yes                                         don't ask for confirmation
  npm run newsletter -- list                        issues with their readers, sent and waiting mails
  npm run newsletter -- stop NAME                   holds mails not sent yet; send FILE.md resumes

FILE.md is Markdown with subject and preheader in its front matter. Its name, such as 2027-06, is the issue's name; an
issue is never queued twice. --test uses SMTP_URL, or writes a file on this machine without it.

${databaseUsage} Links use SITE_URL.`;

const options = {test: {type: 'string'}, yes: {type: 'boolean'}} as const;
type Values = OptionValues<typeof options>;

/** How long the outbox takes to send this many mails. */
function describeTime(mails: number): string {
  const runs = Math.ceil(mails / readersPerRun);
  return runs <= 6 ? `about ${runs * 10} minutes` : `about ${Math.ceil(runs / 6)} hours`;
}

/** Sends an issue to one address, bypassing the outbox. Its unsubscribe link belongs to no subscriber. */
async function sendTest(file: string, address: string): Promise<never> {
  loadSettings();
  const settings = readSettings();
  const environment = {...settings, appSecret: settings.appSecret ?? 'test'};
  const site = findSite();
  const {issue} = readIssue(file, site);
  const mailer = createMailer(environment);
  if (mailer === undefined) throw new CommandError('Set SMTP_URL to send mail.');
  const now = new Date();
  const {unsubscribe, oneClick} = linksFor(randomUUID(), site, {environment, now});
  const content = composeIssue(issue, unsubscribe, new URL(site).host);
  const test = {...content, subject: `[Test] ${content.subject}`};
  const result = await mailer.deliver(
    composeNewsletterMail(`test-${randomUUID()}`, test, {email: address, oneClick}, now, environment),
  );
  mailer.close?.();
  if (result.state !== 'sent') throw new CommandError(`The mail server rejected the test mail: ${result.code}.`);
  printLine(result.file === undefined ? `Sent to ${address} only.` : `Written to ${result.file}.`);
  process.exit(0);
}

async function goOn(sql: Sql, {id, name, sent, waiting, stopped, failed}: QueuedIssue, {yes}: Values) {
  const states = `${sent} sent, ${waiting} waiting, ${stopped} stopped, ${failed} failed`;
  if (Number(stopped) === 0) {
    printLine(`${name} was already queued: ${states}. Nothing to do.`);
    return;
  }
  await confirm(`${name} was stopped: ${states}. Send the ${stopped} that were stopped?`, 'send', {yes});
  const resumed = await resumeIssue(sql, id, new Date());
  printLine(`Queued ${resumed} mails again. The site sends them in ${describeTime(resumed)}.`);
}

/** Queues an issue for all confirmed subscribers, once, or resumes a stopped one. */
async function send(sql: Sql, file: string, options: Values): Promise<void> {
  const site = findSite();
  const named = readIssue(file, site);
  const [earlier] = await listIssues(sql, named.name);
  if (earlier !== undefined) {
    if (!isDeepStrictEqual(earlier.content, named.issue)) {
      throw new CommandError(
        `${named.name} was already queued with different content. To send this version too, rename the file.`,
      );
    }
    return goOn(sql, earlier, options);
  }
  const readers = await countReaders(sql);
  if (readers === 0) throw new CommandError('There are no confirmed subscribers yet.');
  const {subject} = named.issue;
  const question = `Send “${subject}” to ${readers} readers, with links to ${site}? It takes ${describeTime(readers)}.`;
  await confirm(question, 'send', options);
  const queued = await queueIssue(sql, named, site, new Date());
  if (queued === undefined) throw new CommandError(`${named.name} was just queued by another command.`);
  printLine(
    `Queued for ${queued} readers. The site sends ${readersPerRun} every ten minutes. Run npm run newsletter -- list to see its progress.`,
  );
}

async function list(sql: Sql): Promise<void> {
  const rows = (await listIssues(sql)).map((issue) => [
    ...[issue.name, issue.content.subject, new Date(issue.queued_at).toISOString().slice(0, 10)],
    ...[issue.readers, issue.sent, issue.waiting, issue.stopped, issue.failed],
  ]);
  const head = ['issue', 'subject', 'queued', 'readers', 'sent', 'waiting', 'stopped', 'failed'];
  printTable(head, rows, 'There are no issues yet.');
}

async function stop(sql: Sql, name: string): Promise<void> {
  const [issue] = await listIssues(sql, name);
  if (issue === undefined)
    throw new CommandError(`Unknown issue "${name}". Run npm run newsletter -- list to see them.`);
  const stopped = await stopIssue(sql, issue.id, new Date());
  printLine(`Stopped ${stopped} mails; ${issue.sent} were already sent. To continue, send the same file again.`);
}

type Command = Subcommand<typeof options> & {act: (sql: Sql, operand: string, values: Values) => Promise<void>};

const commands: Readonly<Record<string, Command>> = {
  send: {operand: 'FILE.md', options: ['test', 'yes'], act: send},
  list: {act: list},
  stop: {operand: 'NAME', act: stop},
};

const {subcommand, operand, values} = readSubcommand('newsletter', usage, options, commands);
if (values.test === undefined) await runOnDatabase(({sql}) => subcommand.act(sql, operand, values));
else await sendTest(operand, values.test);
