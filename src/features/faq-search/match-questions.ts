export type SearchableQuestion = {
  id: string;
  question: string;
  /** The answer as plain text. */
  text: string;
};

/** Lower case, without accents and curly quotes, so that "cafe" finds "Café" and "dont" is not asked for. */
function simplify(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}

/** Ids of the questions that hold every word of the query, in the question or in the answer. An empty query matches all. */
export function matchQuestions(questions: readonly SearchableQuestion[], query: string): ReadonlySet<string> {
  const words = simplify(query).split(/\s+/).filter(Boolean);
  const matching = questions.filter(({question, text}) => {
    const content = simplify(`${question} ${text}`);
    return words.every((word) => content.includes(word));
  });
  return new Set(matching.map(({id}) => id));
}
