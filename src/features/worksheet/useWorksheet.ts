import type {WorksheetContent} from '#src/content/schema/savings';
import type {Values} from '#src/lib/formula/index';
import {addressWith, fillFromAddress} from './address';
import {computeLines, readFields, type WorksheetResult} from './results';

import {useEffect, useEffectEvent, useRef, useState, type RefObject} from 'react';

export type WorksheetState = {
  form: RefObject<HTMLFormElement | null>;
  values: Values;
  /** Names of fields whose number is out of range. */
  wrong: ReadonlySet<string>;
  results: readonly WorksheetResult[];
  /** The page's address with the numbers. Unknown until the page runs; the copy button waits for it. */
  address: string | undefined;
  update: () => void;
};

function listWrong(form: HTMLFormElement | null): ReadonlySet<string> {
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  return new Set(inputs.filter(({validity}) => !validity.valid).map(({name}) => name));
}

/** Computes the lines of a worksheet from its form, which may be filled from the address. */
export function useWorksheet({fields, lines}: Pick<WorksheetContent, 'fields' | 'lines'>): WorksheetState {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => readFields(fields));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [address, setAddress] = useState<string>();
  const update = (): void => {
    const newWrong = listWrong(form.current);
    setWrong(newWrong);
    const texts = [...new FormData(form.current ?? undefined)].flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, newWrong.has(name) ? '' : text] as const] : [],
    );
    setValues(readFields(fields, Object.fromEntries(texts)));
    setAddress(addressWith(form.current, fields));
  };
  // Reads the address, and what was typed before React started.
  const start = useEffectEvent(() => {
    if (form.current) fillFromAddress(form.current);
    update();
  });
  useEffect(() => {
    start();
  }, []);
  return {form, values, wrong, results: computeLines(lines, values), address, update};
}
