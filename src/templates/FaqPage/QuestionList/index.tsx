import {filter} from '#src/parts/filter/names';
import {Icon} from '#src/ui/Icon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import type {Question} from '../types';
import styles from './styles.module.scss';
import accordion from '#src/ui/Accordion/styles.module.scss';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type QuestionListProps = {
  /** Groups the items, so that the browser keeps at most one open. */
  name: string;
  questions: readonly Question[];
  /** Label of the link to an answer. */
  linkLabel: string;
  firstOpen: boolean;
};

/**
 * Accordion with MDX answers. The ID is inside the collapsed part, because browsers open `details` around the target of
 * a link (https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment).
 */
export function QuestionList({name, questions, linkLabel, firstOpen}: QuestionListProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  return (
    <div className={accordion.accordion}>
      {questions.map(({id, question, answer}, index) => {
        brokenLinks.collectAnchor(id);
        return (
          <details key={id} name={name} open={firstOpen && index === 0} {...{[filter.item]: ''}}>
            <summary className={accordion.question}>{question}</summary>
            <div id={id} className={clsx(accordion.answer, styles.answer)}>
              {answer}
              <a className={styles.link} href={`#${id}`} {...{[filter.unsearched]: ''}}>
                <Icon name="link" size={16} />
                {linkLabel}
                <VisuallyHidden>: {question}</VisuallyHidden>
              </a>
            </div>
          </details>
        );
      })}
    </div>
  );
}
