import type {CodeToken} from '#src/lib/highlight/tokens';
import type {createResources} from './pages';

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

export type ApiStatus = {status: string; problem?: string; text: string};

type Neighbor = {title: string; permalink: string} | undefined;

/** Previous and next page. */
export type ApiNeighbors = {previous?: Neighbor; next?: Neighbor};

/** A resource: the page of its object, then its operations. */
export type ApiResource = ReturnType<typeof createResources>[number];

/** Link to an operation. */
export type ApiEndpoint = ApiResource['object']['endpoints'][number];

export type ApiOperationPage = ApiResource['operations'][number] & ApiNeighbors;

export type ApiObjectPage = ApiResource['object'] & ApiNeighbors;

/** What every page has. */
export type ApiPageContent = Pick<ApiObjectPage, keyof ApiObjectPage & keyof ApiOperationPage>;
