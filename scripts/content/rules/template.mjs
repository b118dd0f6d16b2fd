import {templateSentences} from '../new/templates.mjs';

/** Sentences that `npm run new` wrote and nobody has replaced. A draft may still have them. */
export function* checkTemplate({text, draft}) {
  if (draft) return;
  for (const sentence of templateSentences) {
    const at = text.indexOf(sentence);
    if (at === -1) continue;
    const line = text.slice(0, at).split('\n').length;
    yield {line, message: `Write your own text instead of “${sentence}”`};
  }
}
