/** Marks an element around what an island runs, which the island fills. */
export const filledAttribute = 'data-filled';
