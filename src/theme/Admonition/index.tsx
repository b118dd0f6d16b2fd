import {Alert, type AlertProps} from '#src/ui/Alert';
import {textOf} from '#src/ui/text-of';

import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import type {ReactNode} from 'react';

type Look = {tone: NonNullable<AlertProps['tone']>; title: string};

/** Tone and default title of each kind a writer may use. */
const looks: Readonly<Record<string, Look>> = {
  note: {tone: 'note', title: 'Note'},
  tip: {tone: 'note', title: 'Tip'},
  info: {tone: 'note', title: 'Good to know'},
  warning: {tone: 'warning', title: 'Take care'},
  caution: {tone: 'warning', title: 'Take care'},
  danger: {tone: 'danger', title: 'Danger'},
};

/** `:::note[Title]` and its kin as the site's own ruled message, in place of six classic components. */
export default function Admonition(props: Props): ReactNode {
  const {type, title, children} = processAdmonitionProps(props);
  const look = looks[type];
  if (look === undefined) {
    throw new Error(`There is no admonition ":::${type}". Write one of: ${Object.keys(looks).join(', ')}.`);
  }
  return (
    <Alert tone={look.tone} title={textOf(title) || look.title} className="admonition">
      {children}
    </Alert>
  );
}
