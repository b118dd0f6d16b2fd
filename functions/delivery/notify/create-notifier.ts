import {attemptPost, webhookTimeout} from '../crm/attempt-post';
import {publicTargets, type TargetPolicy} from '../crm/post';
import type {Transport} from '../outbox/delivery';

export type NotifierSettings = {url: string; targets?: TargetPolicy; timeout?: number};

/** Posts `{text}`, which Slack, Mattermost, Teams and Discord (addresses that end in `/slack`) understand. */
export function createNotifier({
  url,
  targets = publicTargets,
  timeout = webhookTimeout,
}: NotifierSettings): Transport<string> {
  const headers = {'Content-Type': 'application/json', 'User-Agent': 'website-webhook'};
  return {deliver: (text) => attemptPost(() => ({url, timeout, headers, body: JSON.stringify({text})}), targets)};
}
