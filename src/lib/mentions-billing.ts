/** Whether a question contains the whole word "billing", in any case. The FAQ then links to its billing page. */
export function mentionsBilling(questions: readonly string[]): boolean {
  return questions.some((question) => /\bbilling\b/i.test(question));
}
