import {Icon} from '#src/ui/Icon';
import {listZones} from '../locale';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ZonePickerProps = {label: string; zone: string; onChange: (zone: string) => void};

/** The zone in which times are shown: the machine's own, until the visitor takes another. */
export function ZonePicker({label, zone, onChange}: ZonePickerProps): ReactNode {
  return (
    <label className={styles.zone}>
      <Icon name="globe" />
      <span>{label}</span>
      <select
        value={zone}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        {listZones(zone).map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}
