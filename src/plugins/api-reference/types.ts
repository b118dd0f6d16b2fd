import type {CodeToken} from '#src/lib/highlight/tokens';

/** Code, ready to be shown. */
export type CodeSample = {
  /** Tab label: `curl`, `201 Created`. */
  label: string;
  tokens: readonly CodeToken[];
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

export type ApiFieldGroup = {id: string; title: string; text?: string; fields: readonly ApiField[]};

/** Link to an operation. */
export type ApiEndpoint = {method: string; path: string; title: string; to: string};

export type ApiStatus = {status: string; problem?: string; text: string};

/** What every page has. */
export type ApiPageContent = {
  /** Address of the page. */
  to: string;
  title: string;
  /** Text under the title, from the OpenAPI file. */
  lead: string;
  meta: {title: string; description: string};
} & ApiNeighbors;

export type ApiOperationPage = ApiPageContent & {
  method: string;
  server: string;
  path: string;
  scope: string;
  isRetrySafe: boolean;
  takesIdempotencyKey: boolean;
  groups: readonly ApiFieldGroup[];
  statuses: readonly ApiStatus[];
  requests: readonly CodeSample[];
  responses: readonly CodeSample[];
};

export type ApiObjectPage = ApiPageContent & {
  endpoints: readonly ApiEndpoint[];
  events: readonly {name: string; text: string}[];
  fields: readonly ApiField[];
  examples: readonly CodeSample[];
};

type Neighbor = {title: string; permalink: string} | undefined;

/** Previous and next page. */
export type ApiNeighbors = {previous?: Neighbor; next?: Neighbor};

/** A resource: the page of its object, then its operations. */
export type ApiResource = {name: string; text: string; object: ApiObjectPage; operations: readonly ApiOperationPage[]};
