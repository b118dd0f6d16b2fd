/** True if one of the questions has the word "billing": the whole word, in any case. The FAQ then links to its billing page. */
export function mentionsBilling(questions: readonly string[]): boolean {
  return questions.some((question) => /\bbilling\b/i.test(question));
}
