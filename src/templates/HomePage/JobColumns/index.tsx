import {Link} from '#src/ui/Link';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type Job = {
  title: string;
  description: string;
  to: string;
  /** Product window, cropped by the rule below. */
  picture: ReactNode;
};

export type JobColumnsProps = {
  jobs: readonly Job[];
  /** Label beside the arrow. */
  linkLabel: string;
};

/** Jobs side by side between two rules, each clickable as a whole; on phones they scroll sideways. */
export function JobColumns({jobs, linkLabel}: JobColumnsProps): ReactNode {
  return (
    <div className={styles.columns}>
      {jobs.map(({title, description, to, picture}) => (
        <div key={title} className={styles.job}>
          <Heading level={3} look="h3">
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <p>{description}</p>
          {/* Decorative: the title's link covers the whole column. */}
          <span className={styles.go} aria-hidden="true">
            {linkLabel}
          </span>
          <div className={styles.picture} data-motion="rise">
            {picture}
          </div>
        </div>
      ))}
    </div>
  );
}
