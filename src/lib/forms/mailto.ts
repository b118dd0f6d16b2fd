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

/**
 * Creates a `mailto:` URL that fills in an email (RFC 6068).
 * @param limit Longest URL in characters. A body that would exceed it is cut, and says so.
 */
export function composeMailto(draft: MailDraft, limit = Number.POSITIVE_INFINITY): string {
  const whole = assemble(draft);
  if (whole.length <= limit) return whole;
  let room = limit - assemble({...draft, body: cutNote}).length;
  const fitting = Array.from(draft.body).filter((character) => {
    room -= encode(character).length;
    return room >= 0;
  });
  return assemble({...draft, body: fitting.join('').trimEnd() + cutNote});
}

/** Longest `mailto:` URL on the visitor's system. */
export function mailtoLimit(userAgent: string): number {
  return userAgent.includes('Windows') ? windowsLimit : Number.POSITIVE_INFINITY;
}

/** Opens a URL in the visitor's mail program. */
export function openMailClient(mailto: string): void {
  window.location.assign(mailto);
}
