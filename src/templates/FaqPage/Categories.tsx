import {filter} from '#src/behaviors/attributes';
import {Heading} from '#src/ui/Heading';
import {grid} from '#src/ui/layout';
import {QuestionList} from './QuestionList';
import styles from './styles.module.scss';
import type {QuestionGroup} from './types';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type CategoriesProps = {groups: readonly QuestionGroup[]; linkLabel: string};

/** The categories: sticky title in columns 1–4, accordion in 5–12. */
export function Categories({groups, linkLabel}: CategoriesProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  return groups.map(({id, title, questions}, index) => {
    brokenLinks.collectAnchor(id);
    return (
      <section
        key={id}
        id={id}
        className={clsx(styles.group, grid('label', {to: 5}))}
        aria-labelledby={`${id}-title`}
        {...{[filter.group]: id}}
      >
        <Heading level={2} look="h3" id={`${id}-title`}>
          {title}
        </Heading>
        <QuestionList name={id} questions={questions} linkLabel={linkLabel} firstOpen={index === 0} />
      </section>
    );
  });
}
