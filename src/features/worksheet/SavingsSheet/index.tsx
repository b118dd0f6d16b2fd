import type {SavingsSheetContent} from '#src/content/schema/savings';
import {CopyButton} from '#src/ui/actions/CopyButton';
import {Heading} from '#src/ui/Heading';
import {Pick, pickPart} from '#src/ui/Pick';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {fill} from '../address';
import {Lines} from '../Lines';
import {NumberFields} from '../NumberFields';
import {useWorksheet} from '../useWorksheet';
import {Examples} from './Examples';
import {Result} from './Result';
import {listBalances} from './year';
import {YearLine} from './Year';
import styles from './styles.module.scss';

import {useEffect, useEffectEvent, useId, useRef, useState, type ReactNode} from 'react';

/**
 * The savings calculator: numbers in four parts, beside the result. An example fills all numbers. On phones one part shows,
 * with the result on a bar. Without JavaScript it shows the first example, the formulas and the other examples' results.
 */
export function SavingsSheet(sheet: SavingsSheetContent): ReactNode {
  const {title, text, more, examples, parts, fields, year, labels} = sheet;
  const id = useId();
  const {form, values, wrong, results, address, update} = useWorksheet(sheet);
  // Announced once a number is chosen, not while it changes.
  const [said, setSaid] = useState('');
  const last = results.at(-1);
  const amount = (letter: string): number => results.find(({name}) => name === letter)?.value ?? values[letter] ?? 0;
  const balances = listBalances({gained: amount(year.gained), paid: amount(year.paid), once: amount(year.once)});
  const announce = useEffectEvent(() => setSaid(`${last?.label ?? ''}: ${last?.printed ?? ''}`));
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('change', announce);
    return () => element?.removeEventListener('change', announce);
  }, []);
  const showExample = (index: number): void => {
    for (const {name, value} of fields)
      fill(form.current, name, `${examples.businesses[index]?.values[name] ?? value}`);
  };
  return (
    <div ref={root} className={styles.sheet}>
      <div>
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <Text look="lead">
            {text} <span className={styles.more}>{more}</span>
          </Text>
        </div>
        <Examples sheet={sheet} values={values} onPick={showExample} />
        <form ref={form} onInput={update} onSubmit={(event) => event.preventDefault()}>
          <Pick label={labels.parts} options={parts.map(({short}) => ({label: short}))}>
            {parts.map((part, index) => (
              <div
                key={part.title}
                className={styles.part}
                role="group"
                aria-labelledby={`${id}${index}`}
                {...pickPart(index)}
              >
                <div className={styles.partHead}>
                  <Heading level={2} look="h3" id={`${id}${index}`}>
                    {part.title}
                  </Heading>
                  <Lines results={results.filter(({name}) => name === part.line)} inline />
                </div>
                <NumberFields id={id} fields={fields.filter(({name}) => part.fields.includes(name))} wrong={wrong} />
              </div>
            ))}
          </Pick>
        </form>
        <div className={styles.copy}>
          <CopyButton text={address} label={labels.copy} />
        </div>
        <p className={styles.bar} data-scheme="band" aria-hidden="true">
          <span>{last?.label}</span> <b>{last?.printed}</b>
          {Number.isFinite(balances[12]) && (
            <span className={styles.line}>
              <YearLine balances={balances.filter((_, month) => month % 3 === 0)} />
            </span>
          )}
        </p>
      </div>
      <Result
        sheet={sheet}
        balances={balances}
        results={results}
        htmlFor={fields.map(({name}) => `${id}${name}`).join(' ')}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
