import type {Environment} from '../environment';
import {unsignedReason} from '../secrets';

/** Why no mail with a link can be sent, by the name of the missing variable; `undefined` if one can. */
export function unmailedReason(
  environment: Pick<Environment, 'appSecret' | 'local' | 'secretFault' | 'smtpUrl'>,
): string | undefined {
  const {smtpUrl, local} = environment;
  return unsignedReason(environment) ?? (smtpUrl === undefined && !local ? 'SMTP_URL is not set' : undefined);
}
