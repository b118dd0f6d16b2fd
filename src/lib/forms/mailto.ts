/** Texts without lone surrogates (form values never have any), which would make encoding throw. */
export type MailDraft = {to: string; subject: string; body: string};

/**
 * Longest URL Windows passes to a mail program (INTERNET_MAX_URL_LENGTH is 2,083). Chrome and Edge silently drop longer
 * ones.
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

/** The longest prefix of the body that keeps the URL within the limit. */
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
 * Creates a `mailto:` URL that fills in a mail (RFC 6068).
 * @param limit Longest URL in characters. A body that would exceed it is cut, and says so.
 */
export function composeMailto(draft: MailDraft, limit = Number.POSITIVE_INFINITY): string {
  const whole = assemble(draft);
  if (whole.length <= limit) return whole;
  const characters = Array.from(draft.body);
  const kept = characters.slice(0, fittingLength(draft, characters, limit));
  return assemble({...draft, body: kept.join('').trimEnd() + cutNote});
}

/** Longest `mailto:` URL on the visitor's system. */
export function mailtoLimit(userAgent: string): number {
  return userAgent.includes('Windows') ? windowsLimit : Number.POSITIVE_INFINITY;
}

/** Opens a URL in the visitor's mail program. */
export function openMailClient(mailto: string): void {
  window.location.assign(mailto);
}
