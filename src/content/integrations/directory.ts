import type {ConnectionKind, DirectoryEntry} from '../schema/integrations';
import {communication} from './communication';
import {operations} from './operations';

/** All integrations by category, in the order of `/integrations`. A test counts the built-in ones. */
export const directory = [...communication, ...operations] as const;

const entries: readonly DirectoryEntry[] = directory.flatMap(({items}) => items);

/** The page of each integration that has one, by the names that offers use. */
export const integrationPages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(entries.flatMap(({name, slug}) => (slug ? [[name, `/integrations/${slug}`]] : []))),
  Outlook: '/integrations/microsoft-365',
};

/** Label of each kind of connection. */
export const connectionKinds: Readonly<Record<ConnectionKind, {label: string; note: string}>> = {
  native: {label: 'Built in', note: 'made and maintained by us'},
  zapier: {label: 'Zapier', note: 'through a Zap'},
  webhook: {label: 'Webhook', note: 'to an address you paste'},
  service: {label: 'Our team', note: 'used in a service we run for you, with nothing to connect'},
};
