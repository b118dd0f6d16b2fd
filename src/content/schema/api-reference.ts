import type {PageMeta} from './page';

export type CodeSample = {
  /** Tab label: `curl`, `201 Created`. */
  label: string;
  /** As in a code fence: `bash`. */
  language: string;
  code: string;
};

/** A parameter or field. Texts may contain Markdown `code` and [links](/path). */
export type ApiField = {
  id: string;
  name: string;
  type: string;
  /** “Required”, or a condition. */
  required?: string;
  text: string;
  fields: readonly ApiField[];
};

export type ApiStatus = {status: string; problem?: string; text: string};

type Neighbor = {title: string; permalink: string} | undefined;

/** Previous and next page. */
export type ApiNeighbors = {previous?: Neighbor; next?: Neighbor};

/** What every page has. */
export type ApiPageContent = ApiNeighbors & {to: string; title: string; lead: string; meta: PageMeta};

/** Link to an operation. */
export type ApiEndpoint = {method: string; path: string; title: string; to: string};

/** A group of parameters or fields. */
export type ApiFieldGroup = {id: string; title: string; text?: string; fields: ApiField[]};

export type ApiOperationPage = ApiPageContent & {
  method: string;
  server: string;
  path: string;
  /** Permission that the key needs. */
  scope: string;
  isRetrySafe: boolean;
  takesIdempotencyKey: boolean;
  groups: ApiFieldGroup[];
  statuses: ApiStatus[];
  requests: CodeSample[];
  responses: CodeSample[];
};

export type ApiObjectPage = ApiPageContent & {
  endpoints: ApiEndpoint[];
  /** Events of a webhook, on the page about them. */
  events: {name: string; text: string}[];
  fields: ApiField[];
  examples: CodeSample[];
};

/** A resource: the page of its object, then its operations. */
export type ApiResource = {name: string; text: string; operations: ApiOperationPage[]; object: ApiObjectPage};
