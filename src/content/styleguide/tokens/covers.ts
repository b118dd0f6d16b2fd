/** Palettes of src/styles/tokens/_covers.scss, by number, and what each of their four colors paints. */
export const coverPalettes = {
  numbers: [0, 1, 2, 3, 4, 5],
  parts: ['ground', 'rule', 'ink', 'accent'],
} as const;
