import {jsonResponse, seeOther} from '../http/responses';
import {runPipeline} from '../leads/pipeline';
import type {Caller} from '../leads/endpoint';
import {feedbackPage} from './feedback-page';
import type {FeedbackPorts} from './ports';
import {texts} from './problems';

import {feedbackSentPage} from '#src/contracts/feedback';
import {parseFeedback} from '#src/contracts/parse-feedback';

/**
 * Answers, including changed ones: enough for a reader going through many pages, too few for a script to fill the
 * table.
 */
const allowances = [{allowed: 30, seconds: 10 * 60}];

/** Responds to `/api/feedback` as `functions/guides/feedback.md` lists. It does not throw. */
export function handleFeedback(request: Request, caller: Caller, ports: FeedbackPorts): Promise<Response> {
  return runPipeline(
    request,
    caller,
    {
      event: 'feedback',
      parse: parseFeedback,
      allowances,
      store: ports.store.save,
      // The key lets a visit change its answer or add a comment.
      respond: (kind, id) => (kind === 'form' ? seeOther(feedbackSentPage) : jsonResponse(201, {id})),
      texts,
      page: feedbackPage,
    },
    ports,
  );
}
