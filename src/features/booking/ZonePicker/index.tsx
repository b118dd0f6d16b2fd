import {nameZone} from '#src/contracts/zone-name';
import {Icon} from '#src/ui/Icon';
import {listZones, type ZoneGroup} from '../locale';
import styles from './styles.module.scss';

import {useState, type ReactNode} from 'react';

export type ZonePickerProps = {
  label: string;
  /** Name of the group that has the zone in use. */
  own: string;
  zone: string;
  onChange: (zone: string) => void;
};

/** The zone in which times are shown: the machine's own, until the visitor takes another. */
export function ZonePicker({label, own, zone, onChange}: ZonePickerProps): ReactNode {
  // Naming four hundred zones takes longer than a tap may: they are listed when the visitor reaches for them.
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
