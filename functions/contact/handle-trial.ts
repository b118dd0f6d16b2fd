import {html, htmlPage} from '../http/html';
import {createFieldReader, renderHoneypot, renderField, renderProblem, requiredNote} from '../http/form-parts';
import {jsonResponse, seeOther} from '../http/responses';
import {runPipeline} from '../leads/pipeline';
import type {Caller, FormInput} from '../leads/endpoint';
import type {Problem} from '../http/problems/problem';
import {formAllowances} from '../security/rate-subject';
import {createFormToken, screenLead} from '../leads/screen';
import {secretsOf} from '../security/secrets';
import type {ContactPorts} from './ports';
import {trialTexts} from './problems';

import type {ContactMessage} from '#src/contracts/contact';
import {formTokenField} from '#src/contracts/honeypot';
import {idempotencyField} from '#src/contracts/idempotency';
import {
  parseTrialRequest,
  teamSizes,
  trialFields,
  trialFieldSpecs,
  trialPath,
  type TrialRequest,
} from '#src/contracts/trial';

/** Where a form post is redirected. */
const sentPage = '/trial/sent';

/** The request as a message, so that it is stored, exported and erased like any other. */
function toMessage({name, company, email, size}: TrialRequest): ContactMessage {
  const people = teamSizes.find(({value}) => value === size)?.label.toLowerCase() ?? '';
  return {firstName: name, lastName: '', company, email, message: `Free trial, ${size} plan. Team: ${people}.`};
}

/** The page for a rejected form post: what is wrong, and the form with what was typed. */
function trialPage(problem: Problem, {values, key}: FormInput, support: string, token: string | undefined): string {
  const read = createFieldReader(values);
  const fields = trialFields.map((field) =>
    renderField(field, trialFieldSpecs[field], read(field), problem.errors?.[field]),
  );
  const form = html`<form method="post" action="${trialPath}" accept-charset="utf-8">
    <input type="hidden" name="${idempotencyField}" value="${key}" />
    ${token === undefined ? html`` : html`<input type="hidden" name="${formTokenField}" value="${token}" />`}
    ${requiredNote} ${fields} ${renderHoneypot()}
    <button type="submit">Start Free Trial</button>
  </form>`;
  return htmlPage(
    problem.title,
    html`<h1>${problem.title}</h1>
      ${renderProblem(problem)} ${values === undefined ? html`` : form}
      <p class="other">
        You can also <a href="/trial">open the trial page</a> or email <a href="mailto:${support}">${support}</a>.
      </p>`,
  );
}

/** Responds to `/api/trial` with the statuses of `/api/contact`. It does not throw. */
export function handleTrial(request: Request, caller: Caller, ports: ContactPorts): Promise<Response> {
  return runPipeline(
    request,
    caller,
    {
      event: 'trial',
      parse: parseTrialRequest,
      screen: (values, {name, company}, at) => {
        const secrets = secretsOf(ports.environment);
        return screenLead({values, headers: request.headers, text: `${name} ${company}`, secrets, at});
      },
      allowances: formAllowances(ports.environment.contactLimit),
      store: (lead, limits) => ports.store.accept({...lead, value: toMessage(lead.value)}, limits, 'trial'),
      respond: (kind, id) => (kind === 'form' ? seeOther(sentPage) : jsonResponse(201, {id})),
      texts: trialTexts,
      page: (problem, input, support) => {
        const {appSecret} = ports.environment;
        const token = appSecret === undefined ? undefined : createFormToken(appSecret, ports.clock());
        return trialPage(problem, input, support, token);
      },
    },
    ports,
  );
}
