import {listZones, type ZoneGroup} from '#src/contracts/zone-list';
import {nameZone} from '#src/contracts/zone-name';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import type {BookingLabels} from '#src/content/schema/booking';
import styles from './styles.module.scss';

import {useState, type ReactNode} from 'react';

export type ZonePickerProps = {
  labels: BookingLabels['zone'];
  zone: string;
  /** The visitor's own zone; `undefined` if it is unknown. */
  ownZone: string | undefined;
  companyZone: string;
  now: Date;
  onChange: (zone: string) => void;
};

const hintId = 'booking-zone-hint';

/** Select for the time zone of the displayed times: by default the browser's, or else the company's. */
export function ZonePicker({labels, zone, ownZone, companyZone, now, onChange}: ZonePickerProps): ReactNode {
  const firstZone = ownZone ?? companyZone;
  // Rendering 400 options would delay the first interaction, so zones are listed when the visitor reaches for the
  // select, or chose another zone before.
  const [groups, setGroups] = useState<readonly ZoneGroup[]>(() => (zone === firstZone ? [] : listZones(firstZone)));
  const list = (): void => {
    if (groups.length === 0) setGroups(listZones(firstZone));
  };
  const isGuess = ownZone === undefined && zone === companyZone;
  return (
    <div>
      <label className={styles.zone}>
        <ControlIcon name="globe" />
        <VisuallyHidden>{labels.label}</VisuallyHidden>
        <select
          value={zone}
          aria-describedby={isGuess ? hintId : undefined}
          onPointerDown={list}
          onFocus={list}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        >
          <optgroup label={ownZone === undefined ? labels.ours : labels.own}>
            <option value={firstZone}>{nameZone(firstZone, now)}</option>
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
      {isGuess && (
        <p id={hintId} className={styles.hint}>
          {labels.unknown}
        </p>
      )}
    </div>
  );
}
