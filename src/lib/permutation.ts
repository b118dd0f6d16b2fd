/** Lists with every member of a union exactly once, in any order. */
export type Permutation<Member, Next = Member> = [Member] extends [never]
  ? []
  : Next extends Next
    ? [Next, ...Permutation<Exclude<Member, Next>>]
    : never;
