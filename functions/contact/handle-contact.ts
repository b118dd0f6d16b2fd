import {contactForm, type ContactMessage} from '#src/contracts/contact';
import {teamSizes, trialForm, type TrialRequest} from '#src/contracts/trial';
import type {Caller, PipelinePorts} from '../leads/endpoint';
import {handleForm} from '../leads/handle-form';
import type {MessageStore} from '../leads/message-store';
import {formAllowances} from '../security/rate-subject';
import type {Environment} from '../setup/environment';

type ContactPorts = PipelinePorts & {
  store: MessageStore;
  environment: Pick<Environment, 'contactLimit'>;
};

/** Responds to `/api/contact` as `functions/guides/messages.md` lists. It does not throw. */
export function handleContact(request: Request, caller: Caller, ports: ContactPorts): Promise<Response> {
  const {store, environment} = ports;
  const handler = {
    allowances: formAllowances(environment.contactLimit),
    textOf: ({message}: ContactMessage) => message,
    store: store.accept,
  };
  return handleForm(contactForm, handler, request, caller, ports);
}

/** A request for a trial as a message, so that it is stored, exported and erased like any other. */
function toMessage({name, company, email, size}: TrialRequest): ContactMessage {
  const people = teamSizes.find(({value}) => value === size)?.label.toLowerCase() ?? '';
  return {firstName: name, lastName: '', company, email, message: `Free trial, ${size} plan. Team: ${people}.`};
}

/** Responds to `/api/trial` with the statuses of `/api/contact`. It does not throw. */
export function handleTrial(request: Request, caller: Caller, ports: ContactPorts): Promise<Response> {
  const {store, environment} = ports;
  return handleForm(
    trialForm,
    {
      allowances: formAllowances(environment.contactLimit),
      textOf: ({name, company}) => `${name} ${company}`,
      store: (lead, limits) => store.accept({...lead, value: toMessage(lead.value)}, limits, 'trial'),
    },
    request,
    caller,
    ports,
  );
}
