const previewContexts = ['deploy-preview', 'branch-deploy'];

/** Whether this build includes `/styleguide`: in development and in Netlify previews. */
export const showStyleguide =
  process.env.NODE_ENV === 'development' || previewContexts.includes(process.env.CONTEXT ?? '');
