import {databaseUsage, runOnDatabase} from './lib/database';
import {loadSettings} from './lib/project.mjs';
import {exitWithError, readArguments} from './lib/terminal';
import {list, send, sendTest, stop} from './newsletter/actions';

const usage = `npm run newsletter sends a note to all confirmed readers, through the outbox of the running site.

  npm run newsletter -- send FILE.md --test EMAIL   only to this address, right now: read it before you send
  npm run newsletter -- send FILE.md                to all confirmed readers, once; asks first
      --yes                                         don't ask
  npm run newsletter -- list                        what was sent, to how many, and what is still waiting
  npm run newsletter -- stop NAME                   holds back what was not sent yet; send FILE.md goes on

FILE.md is Markdown with subject and preheader in its front matter. Its name, such as 2027-06, is the name of the issue: an
issue is never queued twice. --test uses SMTP_URL, and without it writes a file on this machine.

${databaseUsage} Links lead to SITE_URL.`;

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
