/** Worksheet values by the letter of their field. */
export type Values = Readonly<Record<string, number>>;

type Operation = (left: number, right: number) => number;

const sums: Readonly<Record<string, Operation>> = {'+': (a, b) => a + b, '−': (a, b) => a - b};
const products: Readonly<Record<string, Operation>> = {'×': (a, b) => a * b, '÷': (a, b) => a / b};

/**
 * Evaluates a formula as an article prints it: `A × B × (1 − D)`. Supports numbers, field letters, parentheses and `+ −
 * × ÷`; a hyphen, `*` and `/` work, too.
 * @throws for anything else, or a letter without a value.
 */
export function compute(formula: string, values: Values): number {
  const parts =
    formula
      .replaceAll('*', '×')
      .replaceAll('/', '÷')
      .replaceAll('-', '−')
      .match(/[\d.]+|\S/g) ?? [];
  let at = 0;

  const fail = (): never => {
    throw new Error(`“${formula}” is not a valid formula: unexpected ${parts[at] ? `“${parts[at]}”` : 'end'}.`);
  };

  const readValue = (): number => {
    const part = parts[at];
    if (part === '(') {
      at += 1;
      const inner = readChain(sums, () => readChain(products, readValue));
      if (parts[at] !== ')') fail();
      at += 1;
      return inner;
    }
    const value = part === undefined ? undefined : (values[part] ?? Number(part));
    if (value === undefined || Number.isNaN(value)) return fail();
    at += 1;
    return value;
  };

  const readChain = (operations: Readonly<Record<string, Operation>>, readNext: () => number): number => {
    let result = readNext();
    for (let operation = operations[parts[at] ?? '']; operation; operation = operations[parts[at] ?? '']) {
      at += 1;
      result = operation(result, readNext());
    }
    return result;
  };

  const result = readChain(sums, () => readChain(products, readValue));
  return at < parts.length ? fail() : result;
}
