import {handleRequest} from '../http/adapter';
import {createDependencies} from '../setup/dependencies';
import {createFeedbackStore} from './feedback-store';
import {handleFeedback} from './handle-feedback';

import type {Config, Context} from '@netlify/functions';

/** `POST /api/feedback` on Netlify. */
export default function feedback(request: Request, context: Context): Promise<Response> {
  const dependencies = createDependencies(context);
  const store = createFeedbackStore(dependencies.connect);
  // Feedback is stored, not delivered.
  const outbox = {deliver: () => Promise.resolve()};
  return handleRequest(context, dependencies, (caller) =>
    handleFeedback(request, caller, {...dependencies, store, outbox}),
  );
}

// Literal, because Netlify reads it without running the code.
export const config: Config = {
  path: '/api/feedback',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
