import {answerWith, createWorld} from '../lib/adapter';
import {createFeedbackStore} from './feedback-store';
import {handleFeedback} from './handle-feedback';

import type {Config, Context} from '@netlify/functions';

/** `POST /api/feedback`: connects the endpoint to Netlify, the environment, the clock and the console. */
export default function feedback(request: Request, context: Context): Promise<Response> {
  const world = createWorld();
  const store = createFeedbackStore(world.connect);
  return answerWith(context, world, (caller) => handleFeedback(request, caller, {...world, store}));
}

// Literal, since Netlify reads it without running the code.
export const config: Config = {
  path: '/api/feedback',
  rateLimit: {windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain']},
};
