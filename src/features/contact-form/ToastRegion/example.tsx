import {contactForms} from '#src/content/pages/contact-forms';
import {toasts} from '#src/lib/toast-store';
import type {Example} from '#src/ui/example';
import {Button} from '#src/ui/actions/Button';

import {ToastRegion} from './index';

import type {ReactNode} from 'react';

const {sent, failed, missing} = contactForms.support.messages;

function ToastButton({children, ...toast}: Parameters<typeof toasts.show>[0] & {children: string}): ReactNode {
  const show = (): void => {
    toasts.show(toast);
  };
  return (
    <Button variant="secondary" onClick={show}>
      {children}
    </Button>
  );
}

export const example: Example = {
  purpose: 'A message in the corner for eight seconds. It stays while the pointer or focus is on it.',
  variants: {
    'tone="success"': (
      <ToastButton topic="styleguide-done" tone="success" {...sent}>
        Done
      </ToastButton>
    ),
    'tone="error"': (
      <ToastButton topic="styleguide-error" tone="error" {...missing}>
        Error
      </ToastButton>
    ),
    'icon="mail"': (
      <ToastButton topic="styleguide-mail" tone="error" icon="mail" {...failed}>
        Email error
      </ToastButton>
    ),
    region: <ToastRegion />,
  },
};
