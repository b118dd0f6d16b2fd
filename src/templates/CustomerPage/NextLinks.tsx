import {Link} from '#src/ui/Link';
import {Icon} from '#src/ui/Icon';
import {Section} from '#src/ui/Section';
import type {CustomerPageProps} from './types';
import styles from './next-links.module.scss';

import type {ReactNode} from 'react';

/** Links to the solution, the industry and the next customer. */
export function NextLinks({content: {customer, solution, next}, labels}: CustomerPageProps): ReactNode {
  const links = [
    {caption: labels.solution, ...solution},
    {caption: labels.industry, label: customer.industry, to: `/industries/${customer.slug}`},
    {caption: labels.next, ...next},
  ];
  return (
    <Section spacing="tight">
      <ul className={styles.links}>
        {links.map(({caption, label, to}) => (
          <li key={to}>
            <span>{caption}</span>
            <Link to={to}>{label}</Link>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
