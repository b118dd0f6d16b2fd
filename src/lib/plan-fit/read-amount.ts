/** Smallest and largest number that a field takes. */
export type AmountRange = {min: number; max: number};

export type ReadAmount = {ok: true; value: number} | {ok: false; error: 'empty' | 'range'};

/**
 * Reads a typed number: a whole one within a range. A browser reports what it cannot read in a number field as an
 * empty text, so `empty` also stands for words.
 */
export function readAmount(text: string, {min, max}: AmountRange): ReadAmount {
  if (text.trim() === '') {
    return {ok: false, error: 'empty'};
  }
  const value = Number(text);
  return Number.isInteger(value) && value >= min && value <= max ? {ok: true, value} : {ok: false, error: 'range'};
}
