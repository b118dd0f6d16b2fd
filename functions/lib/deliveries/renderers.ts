import {bookingRenderers} from './booking';
import {contactRenderer} from './contact';
import {heldRenderer} from './held';
import {newsletterRenderers} from './newsletter';
import {newsletterIssueRenderer} from './newsletter-issue';
import type {Renderer} from './types';

/** The words of each kind of delivery. A kind that rows may still wait under is never renamed. */
export const renderers = {
  contact: contactRenderer,
  'held-messages': heldRenderer,
  ...newsletterRenderers,
  'newsletter-issue': newsletterIssueRenderer,
  ...bookingRenderers,
} satisfies Readonly<Record<string, Renderer>>;
