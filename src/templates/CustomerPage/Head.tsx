import {Breadcrumbs} from '#src/ui/Breadcrumbs';
import {FactList} from '#src/ui/FactList';
import {grid, stack} from '#src/ui/layout';
import {CompanyMark} from '#src/ui/marks/CompanyMark';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Picture} from '#src/pictures/Picture';
import type {CustomerPageProps} from './types';
import styles from './head.module.scss';

import type {ReactNode} from 'react';

/** Name, headline, main figure, facts and initial problem. */
export function Head({content: {customer, headline, facts, problem}, labels}: CustomerPageProps): ReactNode {
  const [result] = customer.results;
  return (
    <>
      <Section spacing="head">
        <Breadcrumbs items={[labels.crumb, {label: customer.name}]} />
        <div className={grid('group', {to: 9, above: 'card', align: 'end'})}>
          <div className={stack('text')}>
            <CompanyMark company={customer.name} />
            <Heading level={1}>{headline}</Heading>
          </div>
          <p className={styles.figure}>
            <b>{result.figure}</b>
            <span>{result.label}</span>
          </p>
        </div>
        <FactList facts={facts} className={styles.facts} />
      </Section>
      <Section spacing="flush">
        <SectionHead title={labels.problem} />
        <div className={grid('group', {to: 7})}>
          <div className={styles.text}>
            {problem.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <Picture picture={problem.picture} />
        </div>
      </Section>
    </>
  );
}
