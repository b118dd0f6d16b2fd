import {filter} from '#src/behaviors/attributes';
import {Heading} from '#src/ui/Heading';
import {grid} from '#src/ui/layout';
import {QuestionList} from './QuestionList';
import styles from './styles.module.scss';
import type {QuestionGroup} from './types';

import {Link} from '#src/ui/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

export type CategoriesProps = {
  groups: readonly QuestionGroup[];
  /** Name of the list of categories for screen readers. */
  label: string;
  linkLabel: string;
};

/** Sticky list of categories in columns 1–3, their accordions in 5–12. */
export function Categories({groups, label, linkLabel}: CategoriesProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  return (
    <div className={grid('group', {to: 4, from: 5})}>
      <nav className={styles.nav} aria-label={label}>
        <ul>
          {groups.map((group) => (
            <li key={group.id} {...{[filter.about]: group.id}}>
              <Link to={`#${group.id}`}>
                {group.title} <span>{group.questions.length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map((group, index) => {
          brokenLinks.collectAnchor(group.id);
          return (
            <section
              key={group.id}
              id={group.id}
              className={styles.group}
              aria-labelledby={`${group.id}-title`}
              {...{[filter.group]: group.id}}
            >
              <Heading level={2} look="h3" id={`${group.id}-title`} className={styles.title}>
                {group.title}
              </Heading>
              <QuestionList name={group.id} questions={group.questions} linkLabel={linkLabel} firstOpen={index === 0} />
            </section>
          );
        })}
      </div>
    </div>
  );
}
