import type {Handled} from '../http/handle-and-log';
import type {Problem} from '../http/problems/problem';
import {refuse as refuseRequest} from '../http/problems/refuse';
import {wantsPage} from '../http/submission';
import type {Caller, FormHandler, FormInput, PipelinePorts} from './endpoint';
import {rejectedPage} from './rejected-page';

import type {Form, FormValues} from '#src/contracts/form';

/** A request with a form, and what handles it. */
export type Run<Given extends Form> = {
  request: Request;
  caller: Caller;
  form: Given;
  handler: FormHandler<FormValues<Given>>;
  ports: PipelinePorts;
};

/** Refuses; browsers get the page with what was typed. */
export function refuse<Given extends Form>(run: Run<Given>, problem: Problem, input?: FormInput): Promise<Handled> {
  const {request, form, handler, ports} = run;
  const formInput = input ?? {key: ports.createId()};
  return refuseRequest(wantsPage(request), problem, async () =>
    handler.page ? handler.page(problem, formInput) : rejectedPage(form, problem, formInput, ports),
  );
}
