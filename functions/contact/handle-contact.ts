import {jsonResponse, seeOther} from '../http/responses';
import {runPipeline} from '../leads/pipeline';
import type {Caller} from '../leads/endpoint';
import {formAllowances} from '../security/rate-subject';
import {createFormToken, screenLead} from '../leads/screen';
import {secretsOf} from '../security/secrets';
import {contactPage} from './contact-page';
import type {ContactPorts} from './ports';
import {texts} from './problems';

import {parseContactMessage} from '#src/contracts/contact';

/** Where a form post without JavaScript is redirected. */
const sentPage = '/contact/sent';

/** Responds to `/api/contact` as `functions/guides/messages.md` lists. It does not throw. */
export function handleContact(request: Request, caller: Caller, ports: ContactPorts): Promise<Response> {
  return runPipeline(
    request,
    caller,
    {
      event: 'contact',
      parse: parseContactMessage,
      screen: (values, {message}, at) =>
        screenLead({values, headers: request.headers, text: message, secrets: secretsOf(ports.environment), at}),
      allowances: formAllowances(ports.environment.contactLimit),
      store: ports.store.accept,
      respond: (kind, id) => (kind === 'form' ? seeOther(sentPage) : jsonResponse(201, {id})),
      texts,
      page: (problem, input, support) => {
        const {appSecret} = ports.environment;
        const token = appSecret === undefined ? undefined : createFormToken(appSecret, ports.clock());
        return contactPage(problem, input, support, token);
      },
    },
    ports,
  );
}
