import {Picture} from '#src/pictures/Picture';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import type {Picture as AnyPicture} from '#src/world/schema/picture';
import styles from './job-columns.module.scss';

import type {ReactNode} from 'react';

type Job = {
  title: string;
  description: string;
  to: string;
  /** Product window, cropped by the rule below. */
  picture: ReactNode;
};

type JobColumnsProps = {
  jobs: readonly Job[];
  /** Label beside the arrow. */
  linkLabel: string;
};

/** Jobs side by side between two rules, each clickable as a whole; on phones they scroll sideways. */
function JobColumns({jobs, linkLabel}: JobColumnsProps): ReactNode {
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

export type SolutionsProps = {
  title: string;
  linkLabel: string;
  rows: readonly (Omit<Job, 'picture'> & {picture: AnyPicture})[];
};

/** The solutions, in columns with a product window each. */
export function Solutions({title, linkLabel, rows}: SolutionsProps): ReactNode {
  return (
    <Section id="solutions" rule>
      <SectionHead title={title} />
      <JobColumns
        linkLabel={linkLabel}
        jobs={rows.map(({picture, ...job}) => ({...job, picture: <Picture picture={picture} />}))}
      />
    </Section>
  );
}
