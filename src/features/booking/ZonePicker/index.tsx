import {nameZone} from '#src/contracts/zone-name';
import {Icon} from '#src/ui/Icon';
import {listZones, type ZoneGroup} from '../locale';
import styles from './styles.module.scss';

import {useState, type ReactNode} from 'react';

export type ZonePickerProps = {
  label: string;
  /** Label of the group with the current zone. */
  own: string;
  zone: string;
  onChange: (zone: string) => void;
};

/** Select for the time zone of the displayed times, by default the browser's. */
export function ZonePicker({label, own, zone, onChange}: ZonePickerProps): ReactNode {
  // Formatting 400 zone names would delay the first interaction, so they are listed when the visitor reaches for the
  // select.
  const [groups, setGroups] = useState<readonly ZoneGroup[]>([]);
  const list = (): void => {
    if (groups.length === 0) setGroups(listZones());
  };
  return (
    <label className={styles.zone}>
      <Icon name="globe" />
      <span className={styles.label}>{label}</span>
      <select
        value={zone}
        onPointerDown={list}
        onFocus={list}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        <optgroup label={own}>
          <option value={zone}>{nameZone(zone)}</option>
        </optgroup>
        {groups.map(({area, zones}) => (
          <optgroup key={area} label={area}>
            {zones
              .filter(({id}) => id !== zone)
              .map(({id, name}) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
