import type {PagePane, SettingName} from '#src/world/schema/shot';
import {Control, PaneBox, type PaneLook} from '../Shell';
import {columnsOf, Table} from '../Table';
import parts from '../parts.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export const settings: readonly SettingName[] = [
  'Company',
  'Members',
  'Roles',
  'Phone numbers',
  'Email',
  'Fields',
  'Imports',
  'Integrations',
  'Access log',
];

/** A table with a title, such as a page of the settings. Narrow slots show its first two columns and the last. */
export function Page({look, page}: {look: PaneLook; page: PagePane}): ReactNode {
  const {title, note, head, rows, on} = page;
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>{title}</b>
        {note !== undefined && <i className={clsx(parts.small, parts.end)}>{note}</i>}
        {note === undefined && <i className={parts.end} />}
        <Control icon="dots" />
      </p>
      <Table columns={columnsOf(head, rows)} on={on} />
    </PaneBox>
  );
}
