import type {Environment} from '../../setup/environment';
import {unsignedReason} from '../../security/secrets';

/** The missing variable because of which no mail with links can be sent; `undefined` if none is missing. */
export function unmailedReason(
  environment: Pick<Environment, 'appSecret' | 'local' | 'secretFault' | 'smtpUrl'>,
): string | undefined {
  const {smtpUrl, local} = environment;
  return unsignedReason(environment) ?? (smtpUrl === undefined && !local ? 'SMTP_URL is not set' : undefined);
}
