import {closest} from '#src/lib/browser/dom';

/** Forms that send something: with their script, they stay on the page. */
export const sendingForms = 'form[method=post]';

/** How long a form that the browser posts can't be sent again, in milliseconds, if the page isn't left by then. */
const postTime = 10_000;

/**
 * Holds a form that is sent before the script of forms has run, until it has: that says what is missing, or sends the form. If
 * the script doesn't load, the browser posts the form. One that is edited while it waits has to be sent again.
 * @param hasRun Whether the script has run. Then nothing is held: browsers ignore a form that is sent again while its submit
 * event is under way.
 * @param load Loads the script, and resolves to whether it has run.
 */
export function listenForFirstSubmit(hasRun: () => boolean, load: () => Promise<boolean>): void {
  /** The forms that wait, each with the button that was pressed. */
  const waiting = new Map<HTMLFormElement, HTMLElement | null>();
  let isPassing = false;

  const release = (form: HTMLFormElement): void => {
    waiting.get(form)?.removeAttribute('aria-busy');
    waiting.delete(form);
  };

  const send = (form: HTMLFormElement, runs: boolean): void => {
    const button = waiting.get(form);
    if (button === undefined) return;
    if (runs) release(form);
    else setTimeout(release, postTime, form);
    isPassing = true;
    form.requestSubmit(button);
    isPassing = false;
  };

  const hold = (event: SubmitEvent): void => {
    const form = closest(event.target, sendingForms) as HTMLFormElement | null;
    if (!form || isPassing || hasRun()) return;
    event.preventDefault();
    if (waiting.has(form)) return;
    waiting.set(form, event.submitter);
    event.submitter?.setAttribute('aria-busy', 'true');
    void load().then((runs) => {
      send(form, runs);
    });
  };

  window.addEventListener('submit', hold, true);
  window.addEventListener('input', ({target}) => {
    const form = closest(target, sendingForms);
    if (form) release(form as HTMLFormElement);
  });
  // A page that is shown again sends nothing by itself.
  window.addEventListener('pagehide', () => {
    for (const form of waiting.keys()) release(form);
  });
}
