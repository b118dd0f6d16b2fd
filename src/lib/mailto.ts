/** Texts without half surrogate pairs (form values never have any): encoding would throw. */
export type MailDraft = {to: string; subject: string; body: string};

/**
 * Longest address that Windows hands to a mail program (INTERNET_MAX_URL_LENGTH is 2,083). Chrome and Edge drop a longer
 * one without a word.
 */
const windowsLimit = 2000;

const cutNote = '\n\n[The message is too long to be filled in here. Please paste the rest.]';

// RFC 6068: line breaks in a body are %0D%0A.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\r\n?|\n/g, '\r\n'));
}

function assemble({to, subject, body}: MailDraft): string {
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** The most characters of the body with which the address keeps to the limit. */
function fittingLength(draft: MailDraft, characters: string[], limit: number): number {
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const half = Math.floor((fits + tooLong) / 2);
    const body = characters.slice(0, half).join('') + cutNote;
    if (assemble({...draft, body}).length <= limit) fits = half;
    else tooLong = half;
  }
  return fits;
}

/**
 * A `mailto:` address that fills in a mail (RFC 6068).
 * @param limit Longest address in characters. A body that would pass it is cut and says so.
 */
export function composeMailto(draft: MailDraft, limit = Number.POSITIVE_INFINITY): string {
  const whole = assemble(draft);
  if (whole.length <= limit) return whole;
  const characters = Array.from(draft.body);
  const kept = characters.slice(0, fittingLength(draft, characters, limit));
  return assemble({...draft, body: kept.join('').trimEnd() + cutNote});
}

/** How long a `mailto:` address may be on the visitor's system. */
export function mailtoLimit(userAgent: string): number {
  return userAgent.includes('Windows') ? windowsLimit : Number.POSITIVE_INFINITY;
}

/** Hands an address to the visitor's mail program. */
export function openMailClient(mailto: string): void {
  window.location.assign(mailto);
}
