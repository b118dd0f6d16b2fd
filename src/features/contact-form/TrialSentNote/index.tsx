import type {TrialFormContent} from '#src/content/schema/trial';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {Heading} from '#src/ui/Heading';
import {fullRow, stack} from '#src/ui/layout';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';

export type TrialSentNoteProps = {
  content: TrialFormContent['sent'];
  className?: string | undefined;
};

/** Confirmation that replaces the trial form. Its heading takes over focus from the form's button. */
export function TrialSentNote({content, className}: TrialSentNoteProps): ReactNode {
  const {title, lead, nextTitle, next, action} = content;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView({block: 'center'});
  }, []);
  return (
    <div className={className}>
      <div className={clsx(stack('text', {align: 'start'}), fullRow)}>
        <Heading level={2} look="h3" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{lead}</Text>
        <Heading level={3} look="h4">
          {nextTitle}
        </Heading>
        <ol className={styles.next}>
          {next.map((step) => (
            <li key={step.title}>
              <b>{step.title}</b> {step.description}
            </li>
          ))}
        </ol>
        <ActionButton action={action} />
      </div>
    </div>
  );
}
