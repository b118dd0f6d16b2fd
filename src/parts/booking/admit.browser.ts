import {partAttribute} from '#src/contracts/form-parts';

const stopped = `[${partAttribute}=stopped]`;

/** Says that the calendar doesn't come, with other ways to book. */
export function admitNoTimes(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template${stopped}`);
  const part = template && document.importNode(template.content, true).firstElementChild;
  if (!part || document.querySelector(`${stopped}:not(template)`)) return;
  part.setAttribute(partAttribute, 'stopped');
  template.after(part);
}
