import {answerWith} from '../lib/adapter';
import {createDependencies} from '../lib/dependencies';
import {createFeedbackStore} from './feedback-store';
import {handleFeedback} from './handle-feedback';

import type {Config, Context} from '@netlify/functions';

/** `POST /api/feedback`: connects the endpoint to Netlify, the environment, the clock and the console. */
export default function feedback(request: Request, context: Context): Promise<Response> {
  const dependencies = createDependencies(context);
  const store = createFeedbackStore(dependencies.connect);
  // Feedback is stored and sent nowhere.
  const outbox = {deliver: () => Promise.resolve()};
  return answerWith(context, dependencies, (caller) =>
    handleFeedback(request, caller, {...dependencies, store, outbox}),
  );
}

// Literal, since Netlify reads it without running the code.
export const config: Config = {
  path: '/api/feedback',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
