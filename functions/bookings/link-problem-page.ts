import {renderAlert} from '../lib/http/form-parts';
import {html, htmlPage} from '../lib/http/html';
import type {Problem} from '../lib/http/problem';

/** The page for a link that cannot be used. */
export function linkProblemPage({title, detail}: Problem, support: string): string {
  return htmlPage(
    title,
    html`<h1>${title}</h1>
      ${renderAlert(detail)}
      <p class="other">
        You can <a href="/book">book a demo</a> or write to <a href="mailto:${support}">${support}</a>.
      </p>`,
  );
}
