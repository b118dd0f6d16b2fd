import {Picture} from '#src/pictures/Picture';
import type {Picture as AnyPicture} from '#src/content/schema/pictures/picture';
import {JobColumns, type Job} from './JobColumns';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

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
