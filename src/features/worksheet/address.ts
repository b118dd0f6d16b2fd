/** Sets a field, as if typed. */
export function fill(form: HTMLFormElement | null, name: string, text: string): void {
  const input = form?.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = text;
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Fills fields from the page's address (`?A=120&B=10`). A field that was already edited keeps its number. */
export function fillFromAddress(form: HTMLFormElement): void {
  const numbers = new URLSearchParams(window.location.search);
  for (const input of form.querySelectorAll('input')) {
    const text = numbers.get(input.name) ?? '';
    const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
    if (isNumber && input.value === input.defaultValue) fill(form, input.name, text);
  }
}

/** The page's address with the numbers of the fields. */
export function addressWith(form: HTMLFormElement | null, fields: readonly {name: string}[]): string {
  const {origin, pathname} = window.location;
  const data = new FormData(form ?? undefined);
  const numbers = fields.map(({name}) => {
    const text = data.get(name);
    return [name, typeof text === 'string' ? text : ''];
  });
  return `${origin}${pathname}?${new URLSearchParams(numbers).toString()}`;
}
