import {databaseUsage, runOnDatabase} from './lib/database';
import {loadSettings} from './lib/project.mjs';
import {exitWithError, readArguments} from './lib/terminal';
import {list, send, sendTest, stop} from './newsletter/actions';

const usage = `npm run newsletter sends an issue to all confirmed subscribers, through the outbox of the running site.

  npm run newsletter -- send FILE.md --test EMAIL   only to this address, right away, to check it first
  npm run newsletter -- send FILE.md                to all confirmed subscribers, once, after a confirmation
      --yes                                         don't ask for confirmation
  npm run newsletter -- list                        issues with their readers, sent and waiting mails
  npm run newsletter -- stop NAME                   holds mails not sent yet; send FILE.md resumes

FILE.md is Markdown with subject and preheader in its front matter. Its name, such as 2027-06, is the issue's name; an
issue is never queued twice. --test uses SMTP_URL, or writes a file on this machine without it.

${databaseUsage} Links use SITE_URL.`;

const {values, positionals} = readArguments(usage, {
  allowPositionals: true,
  options: {test: {type: 'string'}, yes: {type: 'boolean'}},
});
const [name = '', operand = '', ...rest] = positionals;
const isComplete = name === 'list' ? operand === '' : operand !== '';
if (!['send', 'list', 'stop'].includes(name) || !isComplete || rest.length > 0) exitWithError(usage);
loadSettings();
const {test} = values;
if (name === 'send' && test !== undefined) await sendTest(operand, test);
else {
  await runOnDatabase(({sql}) => {
    if (name === 'list') return list(sql);
    return name === 'stop' ? stop(sql, operand) : send(sql, operand, {yes: values.yes === true});
  });
}
