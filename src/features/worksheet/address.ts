/** Fills fields from the page's address (`?A=120&B=10`). A field that was already edited keeps its number. */
export function fillFromAddress(form: HTMLFormElement): void {
  const numbers = new URLSearchParams(window.location.search);
  for (const input of form.querySelectorAll('input')) {
    const text = numbers.get(input.name) ?? '';
    const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
    if (isNumber && input.value === input.defaultValue) input.value = text;
  }
}

/** The page's address with the numbers of the fields. */
export function addressWith(form: HTMLFormElement | null): string {
  const {origin, pathname} = window.location;
  const numbers = [...new FormData(form ?? undefined)].map(([name, text]) => [
    name,
    typeof text === 'string' ? text : '',
  ]);
  return `${origin}${pathname}?${new URLSearchParams(numbers).toString()}`;
}
