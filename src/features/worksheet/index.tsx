import type {WorksheetContent} from '#src/content/schema/savings';
import {CopyButton} from '#src/ui/actions/CopyButton';
import {addressWith, fillFromAddress} from './address';
import {Input} from './Input';
import {Lines} from './Lines';
import {computeLines, readFields} from './results';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {useEffect, useEffectEvent, useId, useRef, useState, type ReactNode} from 'react';

/**
 * A calculator with the reader's own numbers, prefilled with an example. Without JavaScript it shows the example and
 * its formulas, and says so. A copied link opens the worksheet with these numbers. Fields in parts get a fieldset each,
 * with its own results.
 */
export function Worksheet({title, fields, lines}: WorksheetContent): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => readFields(fields));
  // Unknown until the page runs; the button waits for it.
  const [address, setAddress] = useState<string>();
  const update = (): void => {
    const texts = [...new FormData(form.current ?? undefined)].flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    );
    setValues(readFields(fields, Object.fromEntries(texts)));
    setAddress(addressWith(form.current));
  };
  // Reads the address, and what was typed before React started.
  const start = useEffectEvent(() => {
    if (form.current) fillFromAddress(form.current);
    update();
  });
  useEffect(() => {
    start();
  }, []);
  const ids = fields.map(({name}) => `${id}${name}`);
  const results = computeLines(lines, values);
  const last = results.at(-1);
  const parts = [...new Set(fields.map(({part}) => part))];
  const listInputs = (of: string | undefined): ReactNode =>
    fields
      .filter(({part}) => part === of)
      .map((field) => <Input key={field.name} id={`${id}${field.name}`} field={field} />);
  return (
    <div
      className={clsx(styles.sheet, parts[0] === undefined ? styles.inArticle : styles.inParts)}
      role="group"
      aria-labelledby={id}
    >
      <p className={styles.title} id={id}>
        {title}
      </p>
      <noscript>
        <p className={styles.note}>
          JavaScript is off, so this sheet shows an example, and its numbers can’t be changed. With the formulas you can
          work out your own.
        </p>
      </noscript>
      <div className={styles.columns}>
        <div>
          <form ref={form} className={styles.form} onInput={update} onSubmit={(event) => event.preventDefault()}>
            {parts.map((part) =>
              part === undefined ? (
                listInputs(part)
              ) : (
                <fieldset key={part} className={styles.part}>
                  <legend>{part}</legend>
                  {listInputs(part)}
                  <Lines results={results.filter((line) => line.part === part)} />
                </fieldset>
              ),
            )}
          </form>
          <div className={styles.copy}>
            <CopyButton text={address} label="Copy link to these numbers" />
          </div>
        </div>
        <div className={styles.results} data-scheme="band">
          <div className={styles.summary}>
            {last && (
              <p>
                <span className={styles.label}>{last.label}</span>
                <output className={styles.figure} htmlFor={ids.join(' ')}>
                  {last.printed}
                </output>
              </p>
            )}
            <Lines results={results.filter(({part}) => part === undefined)} />
          </div>
        </div>
      </div>
    </div>
  );
}
