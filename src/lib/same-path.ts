/** Whether two paths are the same page: Docusaurus' own end in a slash at build time (`/docs/`). */
export const isSamePath = (one: string | undefined, other: string | undefined): boolean =>
  one?.replace(/\/$/, '') === other?.replace(/\/$/, '');
