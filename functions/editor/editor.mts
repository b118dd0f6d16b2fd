import {showEditor} from './show-editor';

import type {Config} from '@netlify/functions';

/** `GET /admin` on Netlify. */
export default showEditor;

export const config: Config = {path: ['/admin', '/admin/']};
