import type {Form} from '#src/contracts/form';
import {sendsAttribute, tokenAttribute} from './names';

/**
 * Attributes of a form's element. Without JavaScript the browser posts it and the server answers with a page; with it, the page
 * stays (src/parts/form/send-form.browser.ts).
 */
export const formProps = ({path, hasToken}: Form, sends: '' | 'change' = '') => ({
  action: path,
  method: 'post' as const,
  [sendsAttribute]: sends,
  ...(hasToken && {[tokenAttribute]: ''}),
});
