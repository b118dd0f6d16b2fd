import type {Availability} from '#src/contracts/booking';
import {groupByDay} from '#src/contracts/local-time';
import {fetchAvailability} from './fetch-availability';
import {visitorZone} from '#src/behaviors/visitor-clock';
import {useShownAgain} from './useShownAgain';

import {useCallback, useEffect, useMemo, useRef, useState} from 'react';

type AvailabilityResult = Availability | 'loading' | 'failed';

export type AvailabilityState = {
  phase: 'loading' | 'failed' | 'ready';
  /** Free times by day (`YYYY-MM-DD`), in the selected zone. */
  days: Map<string, string[]>;
  zone: string;
  /** The visitor's own zone; `undefined` if their browser doesn't know it. */
  ownZone: string | undefined;
  /** The company's zone, for visitors whose zone is unknown. */
  companyZone: string;
  setZone: (zone: string) => void;
  minutes: number;
  /** The current time by the server's clock. */
  now: () => Date;
  /** Fetches free times again, or uses the ones from a response. */
  refresh: (fresh?: Availability) => void;
};

const noTimes: string[] = [];

/** Milliseconds after which times are fetched again when the visitor returns to the tab. */
const maxAge = 10 * 60_000;

/**
 * Loads free times and groups them by day, in a time zone that the visitor can change. A calendar that was left open is
 * updated in place; if that fails, it keeps the times it has.
 */
export function useAvailability(): AvailabilityState {
  const [availability, setAvailability] = useState<AvailabilityResult>('loading');
  const [clockLag, setClockLag] = useState(0);
  const [ownZone] = useState(visitorZone);
  const [chosen, setZone] = useState<string>();
  const loadedAt = useRef(0);
  const load = useCallback(async (retry: boolean) => {
    loadedAt.current = Date.now();
    const fetched = await fetchAvailability(retry);
    if (fetched) setClockLag(fetched.clockLag);
    setAvailability(fetched?.availability ?? 'failed');
  }, []);
  useShownAgain(() => {
    if (Date.now() - loadedAt.current < maxAge) return;
    loadedAt.current = Date.now();
    void fetchAvailability(true).then((fresh) => {
      if (!fresh) return;
      setClockLag(fresh.clockLag);
      setAvailability(fresh.availability);
    });
  });
  useEffect(() => {
    void load(false);
  }, [load]);

  const ready = typeof availability === 'object' ? availability : undefined;
  const companyZone = ready?.zone ?? 'UTC';
  const zone = chosen ?? (ready && ownZone) ?? companyZone;
  const times = ready?.times ?? noTimes;
  const days = useMemo(() => groupByDay(times, zone), [times, zone]);
  return {
    phase: typeof availability === 'string' ? availability : 'ready',
    days,
    zone,
    ownZone,
    companyZone,
    setZone,
    minutes: ready?.minutes ?? 30,
    now: () => new Date(Date.now() + clockLag),
    refresh(fresh) {
      if (fresh === undefined) {
        setAvailability('loading');
        void load(true);
      } else setAvailability(fresh);
    },
  };
}
