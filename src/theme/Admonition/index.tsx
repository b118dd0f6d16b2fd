import {Alert, type AlertProps} from '#src/ui/Alert';
import {textOf} from '#src/ui/text-of';

import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import type {ReactNode} from 'react';

/** Tone and default title of each admonition type. */
export const alertDefaults: Readonly<Record<string, Pick<AlertProps, 'tone'> & {title: string}>> = {
  note: {tone: 'note', title: 'Note'},
  tip: {tone: 'note', title: 'Tip'},
  info: {tone: 'note', title: 'Good to know'},
  warning: {tone: 'warning', title: 'Take care'},
  caution: {tone: 'warning', title: 'Take care'},
  danger: {tone: 'danger', title: 'Danger'},
};

/** Renders `:::note[Title]` and similar admonitions with the site's `Alert`, in place of six parts and their icons. */
export default function Admonition(props: Props): ReactNode {
  const {type, title, children} = processAdmonitionProps(props);
  const look = alertDefaults[type];
  if (look === undefined) {
    throw new Error(`Unknown admonition ":::${type}". Use one of: ${Object.keys(alertDefaults).join(', ')}.`);
  }
  return (
    <Alert tone={look.tone} title={textOf(title) || look.title} className="admonition">
      {children}
    </Alert>
  );
}
