import {stem} from './words';

/** Words that mean the same to someone who searches. */
const groups = [
  'ad advertising campaign',
  'agency reseller resale',
  'appointment booking reservation meeting visit',
  'assign route distribute',
  'cancel cancellation cancelled close delete end quit terminate',
  'copy clone template',
  'customer client patient guest buyer',
  'discount coupon promo voucher',
  'document file attachment',
  'duplicate dupe double',
  'employee staff coworker colleague teammate user person member rep',
  'error fail broken wrong undelivered blocked rejected',
  'import upload migrate migration move transfer switch',
  'invoice bill',
  'language english spanish french',
  'lead inquiry prospect',
  'limit full maximum max quota exceed',
  'location branch office',
  'newsletter blast broadcast',
  'notice',
  'noshow',
  'notification alert notify',
  'overdue late unpaid',
  'own owner ownership belong',
  'phone mobile iphone android cell',
  'price cost fee charge rate pricing',
  'quote estimate proposal bid',
  'report analytics statistics',
  'review rating reputation',
  'secure security safe protect hacked breach',
  'see access view visible hide permission role restrict',
  'spreadsheet excel csv sheet',
  'task todo',
  'text sms message',
  'timeout inactivity idle',
  'vacation holiday',
  'website site webpage',
  'workflow automation automate sequence drip',
  'yearly annual annually year',
];

const topicOf = new Map<string, string[]>();
for (const group of groups) {
  const words = group.split(' ');
  for (const word of words) topicOf.set(stem(word), [...(topicOf.get(stem(word)) ?? []), `~${words[0] ?? ''}`]);
}

/** Terms for what a stemmed word shares with its synonyms. */
export const topicsOf = (word: string): readonly string[] => topicOf.get(word) ?? [];

export const isTopic = (term: string): boolean => term.startsWith('~');

const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:run|runs|ran|running) out(?: of)?\b/g, 'limit'],
  [/\b(?:same day|last minute)\b/g, 'notice'],
  [/\bhow much\b/g, 'price'],
  [/\b(?:time|days?) off\b/g, 'vacation'],
  [/\bget out\b/g, 'cancel'],
  [/\b(?:not|never|dont) show(?:ing)?(?: up)?\b/g, 'noshow'],
  [/\bto do\b/g, 'task'],
  [/\bfollow ups?\b/g, 'follow-up'],
  [/\bno shows?\b/g, 'no-show'],
  [/\b(?:never|not|didnt|doesnt) (?:get|got|receiv\w*|arriv\w*)\b/g, 'delivered'],
];

/** Replaces what people say in several words by the word for it. */
export function replacePhrases(text: string): string {
  return phrases.reduce((result, [phrase, word]) => result.replace(phrase, word), text);
}
