/** Allowed range of a field. */
export type AmountRange = {min: number; max: number};

export type ReadAmount = {ok: true; value: number} | {ok: false; error: 'empty' | 'range'};

/**
 * Parses an integer within a range. Browsers report invalid input of a number field as an empty string, so `empty` also
 * means text.
 */
export function readAmount(text: string, {min, max}: AmountRange): ReadAmount {
  if (text.trim() === '') {
    return {ok: false, error: 'empty'};
  }
  const value = Number(text);
  return Number.isInteger(value) && value >= min && value <= max ? {ok: true, value} : {ok: false, error: 'range'};
}
