import {attemptPost, webhookTimeout, type PostResult} from '../crm/attempt-post';
import {publicTargets, type TargetPolicy} from '../crm/post';

/** Posts a line to the team's chat. It does not throw. */
export type Notifier = {deliver: (text: string) => Promise<PostResult>};

export type NotifierSettings = {url: string; targets?: TargetPolicy; timeout?: number};

/** Posts `{text}`, which Slack, Mattermost, Teams and Discord (addresses that end in `/slack`) understand. */
export function createNotifier({url, targets = publicTargets, timeout = webhookTimeout}: NotifierSettings): Notifier {
  const headers = {'Content-Type': 'application/json', 'User-Agent': 'website-webhook'};
  return {deliver: (text) => attemptPost(() => ({url, timeout, headers, body: JSON.stringify({text})}), targets)};
}
