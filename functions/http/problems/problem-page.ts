import {type Html, html, htmlPage, renderAlert} from '../html';
import type {HtmlPage} from '../responses';
import type {Problem} from './problem';

/** Other ways to go on: a link, and the mail address. */
export const renderWays = (way: {label: string; href: string}, support: string): Html =>
  html`<p class="fn-other">
    You can also <a href="${way.href}">${way.label}</a> or email <a href="mailto:${support}">${support}</a>.
  </p>`;

/** The page about a problem without a form: what is wrong, and what to do instead. */
export const problemPage = ({title, detail}: Pick<Problem, 'title' | 'detail'>, more: Html = html``): HtmlPage =>
  htmlPage(
    title,
    html`<h1>${title}</h1>
      ${renderAlert(detail)} ${more}`,
  );
