import {communication} from './communication';
import {operations} from './operations';
import type {ConnectionKind} from '../schema/integrations';

/** All integrations by category, in the order of `/integrations`. A test counts the built-in ones. */
export const directory = [...communication, ...operations] as const;

/** Label of each kind of connection. */
export const connectionKinds: Readonly<Record<ConnectionKind, {label: string; note: string}>> = {
  native: {label: 'Built in', note: 'made and maintained by us'},
  zapier: {label: 'Zapier', note: 'through a Zap'},
  webhook: {label: 'Webhook', note: 'to an address you paste'},
};
