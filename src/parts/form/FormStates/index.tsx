import type {FormMessage, MailText} from '#src/content/schema/contact';
import {partAttribute, type PartName} from '#src/contracts/form-parts';
import type {ControlIconName} from '#src/lib/control-icons';
import {composeMailto} from '#src/lib/forms/mailto';
import {CopyButton} from '#src/parts/copy/CopyButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {IconButton} from '#src/ui/actions/IconButton';
import {Alert} from '#src/ui/Alert';
import {FieldError} from '#src/ui/Field';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {cluster} from '#src/ui/layout';
import {LinkCollector} from '#src/ui/Link';
import {closeAttribute, endsAttribute, toastsAttribute, topicAttribute} from '../names';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {type ReactNode, use} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** What a browser neither shows nor reads until a script copies it. As HTML, because React fills no templates. */
function Template({children, ...attributes}: {children: ReactNode}): ReactNode {
  const collectLink = use(LinkCollector);
  const html = renderToStaticMarkup(<LinkCollector value={collectLink}>{children}</LinkCollector>);
  return <template {...attributes} dangerouslySetInnerHTML={{__html: html}} />;
}

/** The first line of a text, for a topic in the URL. */
export function Topic({name, text}: {name: string; text: string}): ReactNode {
  return <Template {...{[topicAttribute]: name}}>{text}</Template>;
}

export type PartProps = {
  name: PartName;
  /** Nothing else is left of the form: what was sent needs no second one. */
  ends?: boolean;
  /** One element, with slots for texts. */
  children: ReactNode;
};

/** What a form shows later, where this is: see src/contracts/form-parts.ts. */
export function Part({name, ends = false, children}: PartProps): ReactNode {
  return <Template {...{[partAttribute]: name, ...(ends && {[endsAttribute]: ''})}}>{children}</Template>;
}

export type FormAlertProps = {
  /** Shown in the browser if the server says nothing. */
  title?: string;
  text?: string;
  className?: string | undefined;
};

/** The messages of every form: what is wrong with a field, and with the form as a whole. */
export function FormAlert({title, text, className}: FormAlertProps): ReactNode {
  return (
    <>
      <Part name="error">
        <FieldError>
          <slot name="text" />
        </FieldError>
      </Part>
      <Part name="alert">
        <Alert tone="danger" title={<slot name="title">{title}</slot>} live className={className}>
          <p>
            <slot name="text">{text}</slot>
          </p>
        </Alert>
      </Part>
    </>
  );
}

/** Help for when a form could not send and no mail app opened: the same as an email. */
export function MailPart({mail, className}: {mail: MailText; className?: string | undefined}): ReactNode {
  const {to, subject} = mail;
  return (
    <Part name="mail">
      <Alert tone="warning" title={mail.title} live className={className}>
        <p>
          <slot name="text" /> {mail.text} <strong className={styles.address}>{to}</strong>.
        </p>
        <div className={cluster('row', {above: 'row'})}>
          <CopyButton text={to} label={mail.copyAddress} />
          <CopyButton label={mail.copyMessage} />
          <ActionLink action={{label: mail.openAgain, href: composeMailto({to, subject, body: ''})}} />
        </div>
      </Alert>
    </Part>
  );
}

const icons = {missing: 'alert', failed: 'mail', sent: 'check'} as const satisfies Partial<
  Record<PartName, ControlIconName>
>;

type ToastName = keyof typeof icons;

/**
 * Messages in the corner of the window: each closes after eight seconds or with its button. Their place is in the page from the
 * start, because screen readers only announce additions to a status that already exists.
 */
export function Toasts({messages}: {messages: Record<ToastName, FormMessage>}): ReactNode {
  return (
    <div role="status" aria-atomic="false" className={styles.toasts} {...{[toastsAttribute]: ''}}>
      {(Object.keys(icons) as ToastName[]).map((name) => (
        <Part key={name} name={name}>
          <div className={clsx(styles.toast, name === 'sent' && styles.good)}>
            <ControlIcon name={icons[name]} size={24} />
            <div>
              <strong>{messages[name].title}</strong>
              {messages[name].text !== undefined && <p>{messages[name].text}</p>}
            </div>
            <IconButton className={styles.close} icon="close" label="Dismiss" {...{[closeAttribute]: ''}} />
          </div>
        </Part>
      ))}
    </div>
  );
}
