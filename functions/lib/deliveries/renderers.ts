import {bookingRenderers} from './booking';
import {contactRenderer} from './contact';
import {newsletterRenderers} from './newsletter';
import type {Renderer} from './types';

/** The words of each kind of delivery. A kind that rows may still wait under is never renamed. */
export const renderers = {
  contact: contactRenderer,
  ...newsletterRenderers,
  ...bookingRenderers,
} satisfies Readonly<Record<string, Renderer>>;
