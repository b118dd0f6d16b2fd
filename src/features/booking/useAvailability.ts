import type {Availability} from '#src/contracts/booking';
import {groupByDay} from '#src/contracts/local-time';
import {fetchAvailability} from './api';
import {visitorZone} from '#src/lib/visitor-clock';

import {useCallback, useEffect, useMemo, useState} from 'react';

type Found = Availability | 'loading' | 'failed';

export type AvailabilityState = {
  phase: 'loading' | 'failed' | 'ready';
  /** Free times by day (`YYYY-MM-DD`), in the selected zone. */
  days: Map<string, string[]>;
  zone: string;
  setZone: (zone: string) => void;
  minutes: number;
  /** Fetches free times again, or uses the ones from a response. */
  refresh: (fresh?: Availability) => void;
};

const noTimes: string[] = [];

/** Loads free times and groups them by day, in a time zone that the visitor can change. */
export function useAvailability(): AvailabilityState {
  const [found, setFound] = useState<Found>('loading');
  const [chosen, setZone] = useState<string>();
  const load = useCallback(async (retry: boolean) => {
    setFound((await fetchAvailability(retry)) ?? 'failed');
  }, []);
  useEffect(() => {
    void load(false);
  }, [load]);

  const ready = typeof found === 'object' ? found : undefined;
  const zone = chosen ?? (ready && (visitorZone() ?? ready.zone)) ?? 'UTC';
  const times = ready?.times ?? noTimes;
  const days = useMemo(() => groupByDay(times, zone), [times, zone]);
  return {
    phase: typeof found === 'string' ? found : 'ready',
    days,
    zone,
    setZone,
    minutes: ready?.minutes ?? 30,
    refresh(fresh) {
      if (fresh === undefined) {
        setFound('loading');
        void load(true);
      } else setFound(fresh);
    },
  };
}
