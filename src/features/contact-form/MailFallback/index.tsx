import type {MailText} from '#src/content/schema/contact';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Alert} from '#src/ui/Alert';
import {CopyButton} from '#src/ui/actions/CopyButton';
import {cluster} from '#src/ui/layout';
import styles from './styles.module.scss';

import {useEffect, useRef, type ReactNode} from 'react';

export type MailFallbackProps = {
  copy: MailText;
  /** `mailto:` URL of the prefilled email. */
  mailto: string;
  /** The message as text, for pasting into webmail. */
  message: string;
  /** The server's advice, such as when to try again. */
  detail: string | undefined;
};

/** Help for when the form could not send and no mail app opened. */
export function MailFallback({copy, mailto, message, detail}: MailFallbackProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Brings the note into view, away from the bottom edge where the toast would cover it.
    frame.current?.scrollIntoView({block: 'center'});
  }, []);

  return (
    <div ref={frame} className={styles.frame}>
      <Alert tone="warning" title={copy.title} live>
        <p>
          {detail} {copy.text} <strong className={styles.address}>{copy.to}</strong>.
        </p>
        <div className={cluster('row', {above: 'row'})}>
          <CopyButton text={copy.to} label={copy.copyAddress} />
          <CopyButton text={message} label={copy.copyMessage} />
          <ActionLink action={{label: copy.openAgain, href: mailto}} />
        </div>
      </Alert>
    </div>
  );
}
