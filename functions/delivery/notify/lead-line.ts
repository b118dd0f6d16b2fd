/**
 * Letters, digits and plain punctuation. Other characters a visitor typed could make a link, a format or a call to
 * everyone in the channel; so could a dot inside a word.
 */
const plain = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}.,'’&()+-]+/gu, ' ')
    .replaceAll(/\.(?=[^ .,)])/g, '. ')
    .trim();

/** A lead in one line, for the team's chat: its kind, and the name and company of its sender. */
export const leadLine = (kind: string, name: string, company: string): string =>
  `${kind}: ${[name, company].map(plain).filter(Boolean).join(', ')}`;
