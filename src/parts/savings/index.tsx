import type {SavingsSheetContent} from '#src/content/schema/savings';
import {CopyButton} from '#src/parts/copy/CopyButton';
import {Lines} from '#src/parts/worksheet/Lines';
import {NumberFields} from '#src/parts/worksheet/number-fields';
import {computeLines, readFields} from '#src/parts/worksheet/results';
import {Heading} from '#src/ui/Heading';
import {filledAttribute} from '#src/ui/names';
import {Pick, pickPart} from '#src/ui/Pick';
import {Text} from '#src/ui/Text';
import {Bar} from './Bar';
import {Examples} from './Examples';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type SavingsSheetProps = {
  /** ID of the form, with which those of its fields start. */
  formId: string;
  sheet: SavingsSheetContent;
  /** The result, which is an island. It also fills the results of the parts and the bar. */
  children: ReactNode;
};

/**
 * The savings calculator: numbers in four parts, beside the result. An example fills all numbers. On phones one part shows,
 * with the result on a bar. Without JavaScript it shows the first example, the formulas and the other examples' results.
 */
export function SavingsSheet({formId, sheet, children}: SavingsSheetProps): ReactNode {
  const {title, text, more, examples, parts, fields, lines, labels} = sheet;
  const values = readFields(fields);
  const results = computeLines(lines, values);
  return (
    <div className={styles.sheet}>
      <div>
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <Text look="lead">
            {text} <span className={styles.more}>{more}</span>
          </Text>
        </div>
        <Examples {...examples} />
        <Pick label={labels.parts} options={parts.map(({short}) => ({label: short}))}>
          {/* Around the numbers only: its address has all of its fields. */}
          <form id={formId} action="#calculator">
            {parts.map((part, index) => (
              <div
                key={part.title}
                className={styles.part}
                role="group"
                aria-labelledby={`${formId}${index}`}
                {...pickPart(index)}
              >
                <div className={styles.partHead}>
                  <Heading level={2} look="h3" id={`${formId}${index}`}>
                    {part.title}
                  </Heading>
                  <div {...{[filledAttribute]: part.line}}>
                    <Lines results={results.filter(({name}) => name === part.line)} inline />
                  </div>
                </div>
                <NumberFields id={formId} fields={fields.filter(({name}) => part.fields.includes(name))} />
              </div>
            ))}
          </form>
        </Pick>
        <div className={styles.copy}>
          <CopyButton form={formId} label={labels.copy} />
        </div>
        <p className={styles.bar} data-scheme="band" aria-hidden="true" {...{[filledAttribute]: 'bar'}}>
          <Bar sheet={sheet} results={results} values={values} />
        </p>
      </div>
      {children}
    </div>
  );
}
