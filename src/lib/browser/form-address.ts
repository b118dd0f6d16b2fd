/** Sets a field, as if typed. */
export function fill(form: HTMLFormElement, name: string, text: string): void {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = text;
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Fills the number fields of a form from the page's address (`?A=120&B=10`). One that was already edited keeps its number. */
export function fillFromAddress(form: HTMLFormElement): void {
  const numbers = new URLSearchParams(location.search);
  for (const input of form.querySelectorAll('input')) {
    const text = (numbers.get(input.name) ?? '').replaceAll(',', '');
    const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
    if (isNumber && input.value === input.defaultValue) fill(form, input.name, text);
  }
}

/** The page's address with the values of a form, as the browser would go to. */
export function addressOf(form: HTMLFormElement): string {
  const texts = [...new FormData(form)].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []));
  return `${location.origin}${location.pathname}?${new URLSearchParams(texts).toString()}`;
}
