import type {Availability} from '#src/contracts/booking';
import {groupByDay} from '#src/contracts/local-time';
import {fetchAvailability} from './api';
import {visitorZone} from './locale';

import {useCallback, useEffect, useMemo, useState} from 'react';

type Found = Availability | 'loading' | 'failed';

export type AvailabilityState = {
  phase: 'loading' | 'failed' | 'ready';
  /** Free times by day, in the chosen zone. */
  days: Map<string, string[]>;
  zone: string;
  setZone: (zone: string) => void;
  minutes: number;
  /** Looks up free times anew, or takes those that an answer held. */
  refresh: (fresh?: Availability) => void;
};

const noTimes: string[] = [];

/** Free times, in a zone that the visitor can change. */
export function useAvailability(): AvailabilityState {
  const [found, setFound] = useState<Found>('loading');
  const [chosen, setZone] = useState<string>();
  const load = useCallback(async (anew: boolean) => {
    setFound((await fetchAvailability(anew)) ?? 'failed');
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
