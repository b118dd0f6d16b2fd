const previewContexts = ['deploy-preview', 'branch-deploy'];
const {NODE_ENV, CONTEXT = '', STYLEGUIDE} = process.env;

/** Whether this build includes `/styleguide`: in development, in Netlify previews, and in the build that tests visit. */
export const showStyleguide = NODE_ENV === 'development' || previewContexts.includes(CONTEXT) || STYLEGUIDE === 'yes';
