import type {AmountRange} from '#src/content/schema/pricing';

export type ReadAmount = {ok: true; value: number} | {ok: false; error: 'empty' | 'range'};

/** Parses an integer within a range, with or without thousands separators: `10,000`. */
export function readAmount(text: string, {min, max}: AmountRange): ReadAmount {
  if (text.trim() === '') {
    return {ok: false, error: 'empty'};
  }
  const value = Number(text.replaceAll(',', ''));
  return Number.isInteger(value) && value >= min && value <= max ? {ok: true, value} : {ok: false, error: 'range'};
}
