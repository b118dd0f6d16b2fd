const previewContexts = ['deploy-preview', 'branch-deploy'];

/** Whether this build has `/styleguide`: in development and, on Netlify, in previews. */
export const showStyleguide =
  process.env.NODE_ENV === 'development' || previewContexts.includes(process.env.CONTEXT ?? '');
