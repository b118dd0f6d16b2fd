import {listZones, type ZoneGroup} from '#src/contracts/zone-list';
import {nameZone} from '#src/contracts/zone-name';
import {visitorZone} from '#src/lib/visitor-clock';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';

import {useState, type ReactNode} from 'react';

export type ZonePickerProps = {
  label: string;
  /** Label of the group with the visitor's own zone. */
  ownLabel: string;
  zone: string;
  onChange: (zone: string) => void;
};

/** Select for the time zone of the displayed times, by default the browser's. */
export function ZonePicker({label, ownLabel, zone, onChange}: ZonePickerProps): ReactNode {
  const [ownZone] = useState(() => visitorZone() ?? zone);
  // Rendering 400 options would delay the first interaction, so zones are listed when the visitor reaches for the
  // select, or chose another zone before.
  const [groups, setGroups] = useState<readonly ZoneGroup[]>(() => (zone === ownZone ? [] : listZones(ownZone)));
  const list = (): void => {
    if (groups.length === 0) setGroups(listZones(ownZone));
  };
  return (
    <label className={styles.zone}>
      <ControlIcon name="globe" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        value={zone}
        onPointerDown={list}
        onFocus={list}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        <optgroup label={ownLabel}>
          <option value={ownZone}>{nameZone(ownZone)}</option>
        </optgroup>
        {groups.map(({area, zones}) => (
          <optgroup key={area} label={area}>
            {zones.map(({id, name}) => (
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
