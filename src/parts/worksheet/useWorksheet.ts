import type {WorksheetContent} from '#src/content/schema/savings';
import {fillFromAddress} from '#src/lib/browser/form-address';
import type {Values} from '#src/lib/formula/index';
import {useAround} from '#src/ui/around-island';
import {useSliders} from '#src/ui/Slider/connect';
import {toNumber} from './number-fields';
import {computeLines, readFields, type WorksheetResult} from './results';

import {useEffect, useEffectEvent, useMemo, useState} from 'react';

export type WorksheetState = {
  form: HTMLFormElement | null;
  values: Values;
  /** Names of fields whose number is out of range. */
  wrong: ReadonlySet<string>;
  results: readonly WorksheetResult[];
};

function listWrong(form: HTMLFormElement): ReadonlySet<string> {
  const inputs = [...form.querySelectorAll('input')];
  return new Set(inputs.filter(({validity}) => !validity.valid).map(({name}) => name));
}

/** Computes the lines of a worksheet from its form, which may be filled from the address. */
export function useWorksheet({fields, lines}: Pick<WorksheetContent, 'fields' | 'lines'>): WorksheetState {
  const form = useAround('form');
  const [values, setValues] = useState(() => readFields(fields));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  useSliders(
    form,
    useMemo(() => fields.map(toNumber), [fields]),
  );
  const update = useEffectEvent(() => {
    if (!form) return;
    const newWrong = listWrong(form);
    setWrong(newWrong);
    const texts = [...new FormData(form)].flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, newWrong.has(name) ? '' : text] as const] : [],
    );
    setValues(readFields(fields, Object.fromEntries(texts)));
  });
  useEffect(() => {
    if (!form) return undefined;
    const stop = new AbortController();
    form.addEventListener('input', () => update(), {signal: stop.signal});
    fillFromAddress(form);
    // Reads what was typed before React started.
    update();
    return () => {
      stop.abort();
    };
  }, [form]);
  return {form, values, wrong, results: computeLines(lines, values)};
}
