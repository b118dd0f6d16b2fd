import type {CodeToken} from '#src/lib/highlight/tokens';

/** Code, ready to be shown. */
export type CodeSample = {
  /** As its tab says: `curl`, `201 Created`. */
  label: string;
  tokens: readonly CodeToken[];
};

/** A parameter or a field. Texts may contain `code` and [links](/address) as in Markdown. */
export type ApiField = {
  id: string;
  name: string;
  type: string;
  /** “Required”, or when it is. */
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
  /** Under the title, in the words of the description. */
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

/** Pages before and after a page. */
export type ApiNeighbors = {previous?: Neighbor; next?: Neighbor};

/** Everything about one kind of object: its own page first, then its operations. */
export type ApiResource = {name: string; text: string; object: ApiObjectPage; operations: readonly ApiOperationPage[]};
