import {feedbackForm} from '#src/contracts/feedback';
import type {Caller, PipelinePorts} from '../leads/endpoint';
import {handleForm} from '../leads/handle-form';
import {daySeconds} from '../security/rate-subject';
import type {createFeedbackStore} from './feedback-store';

type FeedbackPorts = PipelinePorts & {store: ReturnType<typeof createFeedbackStore>};

/**
 * Answers, including changed ones: enough for a reader going through many pages, too few for a script to fill the
 * table.
 */
const allowances = [
  {allowed: 30, seconds: 10 * 60},
  {allowed: 120, seconds: daySeconds},
];

/**
 * Responds to `/api/feedback` as `functions/guides/feedback.md` lists. The ID in the response is the key that lets a
 * visit change its answer or add a comment. It does not throw.
 */
export function handleFeedback(request: Request, caller: Caller, ports: FeedbackPorts): Promise<Response> {
  return handleForm(feedbackForm, {allowances, store: ports.store.save}, request, caller, ports);
}
