import type {Page, Prose} from './page.ts';
import type {Site} from './site.ts';

/** Hype words, as regular expressions, and what to write instead. */
export const hypeWords: readonly (readonly [string, string])[] = [
  ['seamless(?:ly)?|streamline', 'say which step is gone'],
  ['powerful', 'say what it can do'],
  ['unlock(?:s|ed|ing)?', 'say what becomes possible'],
  ['supercharg\\w*', 'say how much faster, or by what'],
  ['all-in-one', 'name the parts'],
  ['game-chang\\w*', 'say what changes'],
  ['leverag\\w*', 'write “use”'],
  ['elevat(?:e|es|ed|ing)', 'say what gets better'],
  ['cutting-edge|next-gen(?:eration)?', 'say what is new about it'],
  ['revolutioni\\w*', 'say what is different'],
  ['effortless(?:ly)?', 'say what it takes'],
  ['robust', 'say what it withstands'],
  ['(?:best-in|world)-class', 'give the figure'],
];

/** British or foreign words, and synonyms of our terms, as regular expressions, with the word to use. */
const termList: readonly (readonly [string, string])[] = [
  ['tick(?:s|ed|ing)?', 'select” or “check'],
  ['unticked', 'unchecked'],
  ['rotas?', 'schedule'],
  ['handovers?', 'handoff'],
  ['afterwards', 'afterward'],
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['compulsory', 'required'],
  ['whilst', 'while'],
  ['waiting lists?', 'waitlist'],
  ['physiotherap(?:ist|y)s?', 'physical therapist'],
  ['mobile (?:number|phone)s?', 'cell phone'],
  ['telephone (?:company|companies)', 'phone company'],
  ['tax office', 'IRS” or “tax agency'],
  ['(?<!SSO/SAML with )MFA|second factor', 'two-step sign-in'],
  ['sequences?|(?:message|email|text|drip) series', 'workflow'],
  ['kept equal', 'kept in sync'],
  ['at hand', 'ready'],
  ['user places?', 'user seat'],
  ['counts from', 'takes effect'],
  ['where it stops', 'the limits'],
  ['hereinafter|hereto|thereof|aforementioned|notwithstanding|pursuant|herein', 'plain words'],
];

/** Leftovers of drafts. */
export const leftovers = ['lorem(?: ipsum)?', 'coming soon', 'TODO', 'TBD', 'FIXME', 'XXX'];

const asWord = (source: string, flags: string) => new RegExp(String.raw`(?<![\w-])(?:${source})(?![\w-])`, flags);

const terms = termList.map(([word, better]) => [asWord(word, 'gi'), better] as const);
const hype = hypeWords.map(([word, advice]) => [asWord(word, 'gi'), advice] as const);
const left = asWord(leftovers.join('|'), 'g');
const signs = /[→←↑↓↗✓✔✗✘]/g;

/** Words and terms we don't use. */
export function* checkTerms(text: string): Generator<string> {
  for (const [pattern, better] of terms) {
    for (const [word] of text.matchAll(pattern)) yield `“${word}”: we write “${better}”.`;
  }
}

/** Hype, leftovers, and characters the font lacks. */
export function* checkWording(text: string): Generator<string> {
  for (const [pattern, advice] of hype) {
    for (const [word] of text.matchAll(pattern)) yield `“${word}” says nothing: ${advice}.`;
  }
  if (/\p{L}!(?!\S)/u.test(text)) yield 'End the sentence with a period: we don’t use exclamation marks.';
  for (const [word] of text.matchAll(left)) yield `Replace “${word}” with the final text.`;
  for (const [sign] of text.matchAll(signs)) {
    yield `Replace “${sign}” with a word, or with “>” as in “Settings > Billing”: the font lacks this character.`;
  }
}

const amount = /\$\d+(?:,\d{3})*(?:\.\d+)?\+?/g;

/** Words that make a nearby amount one of our prices. */
const pricingContext =
  /\b(?:plans?|pric(?:e|es|ed|ing)|costs?|per (?:month|user|seat)|a (?:month|seat)|monthly|Scalewell|Solo|Team|Pro|QuickStart|Launch Kit|Accelerator)\b|\/mo\b/;

/** Hardcoded prices. Articles may use amounts in examples. */
export function* checkPrices({text, isBody}: Prose, {kind}: Page, {prices}: Site): Generator<string> {
  for (const sentence of text.split(/(?<=[.!?])\s/)) {
    for (const [price] of sentence.matchAll(amount)) {
      const name = prices.get(price);
      const isExample = /\bfor example\b|\bsay\b|\bsuch as\b/i.test(sentence);
      const isOurs = name !== undefined || (isBody && !isExample && (kind !== 'post' || pricingContext.test(sentence)));
      if (!isOurs) continue;
      const tag = `<PlanPrice name="${name ?? ''}" />`;
      if (!isBody) yield `Remove “${price}”: a hardcoded price goes out of date.`;
      else if (name !== undefined) yield `“${price}” is a hardcoded price. Write ${tag}, which follows the price list.`;
      else
        yield `“${price}” is not a price of ours. If it is an example, say so in this sentence: “for example ${price}”.`;
    }
  }
}

const missing =
  /[^ -~\u00A0-\u00A3\u00A5\u00A7-\u00AB\u00AE-\u00B0\u00B4\u00B6-\u00B8\u00BA\u00BB\u00BF-\u017E\u0218-\u021B\u1E80-\u1E85\u1E9E–—‘-‚“-„•…‹›€™−]/u;

/** The first sign of a title that the font of link previews lacks: emoji, other scripts, and signs such as ½, ² and ≥. */
export const findMissing = (title: string) => missing.exec(title.normalize('NFC'))?.[0];
