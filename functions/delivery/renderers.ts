import {bookingRenderers} from './renderers/booking';
import {contactRenderer, requestRenderer, trialRenderer} from './renderers/contact';
import {heldRenderer} from './renderers/held';
import {welcomeRenderer} from './renderers/newsletter';
import {reportRenderer} from './renderers/report';
import {undeliveredRenderer} from './renderers/undelivered';
import type {Renderer} from './types';

/** The renderer of each kind of delivery. Never rename a kind, because rows may be waiting under it. */
export const renderers = {
  contact: contactRenderer,
  trial: trialRenderer,
  request: requestRenderer,
  'held-messages': heldRenderer,
  'team-report': reportRenderer,
  undelivered: undeliveredRenderer,
  'newsletter-welcome': welcomeRenderer,
  ...bookingRenderers,
} satisfies Readonly<Record<string, Renderer>>;
