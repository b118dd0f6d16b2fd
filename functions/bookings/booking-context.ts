import type {BookingStore} from '../booking/booking-store';
import type {Capacity} from '../booking/gate';
import type {BookingRules, Host} from '../booking/hosts';
import type {MessageStore} from '../leads/message-store';
import type {TimesMemory} from '../booking/times-cache';
import {findSite} from '../http/site';
import {wantsPage} from '../http/submission';
import type {Caller, PipelinePorts} from '../leads/endpoint';
import type {Environment} from '../setup/environment';

import type {Availability} from '#src/contracts/booking';

/** Dependencies of the booking endpoints. */
export type BookingPorts = PipelinePorts & {
  store: BookingStore;
  /** Where requests go. */
  messages: MessageStore;
  capacity: Capacity;
  purgeTimes: (requestId: string) => Promise<void>;
  memory: TimesMemory;
  hosts: readonly Host[];
  rules: BookingRules;
  environment: Pick<Environment, 'bookingLimit' | 'local' | 'mailFrom' | 'ownsCalendar' | 'siteUrl' | 'smtpUrl'>;
};

/** A request to the booking endpoints, with what they all need derived once. */
export type BookingContext = {
  request: Request;
  caller: Caller;
  ports: BookingPorts;
  /** Whether to respond with a page for browsers rather than JSON. */
  asPage: boolean;
  /** Origin of the site, for links. */
  site: string;
  /**
   * Looks up the open times, at most once per request for each `except`; `undefined` when the database is not responding.
   * @param except A booking whose own time counts as open.
   */
  lookUpTimes: (except?: string) => Promise<Availability | undefined>;
};

/** Queries the database only when needed. */
export function createBookingContext(request: Request, caller: Caller, ports: BookingPorts): BookingContext {
  const times = new Map<string | undefined, Promise<Availability | undefined>>();
  const lookUp = async (except?: string) => {
    const listed = await ports.store.listTimes(ports.clock(), except);
    return listed.kind === 'times' ? listed.availability : undefined;
  };
  return {
    request,
    caller,
    ports,
    asPage: wantsPage(request),
    site: findSite(request, ports.environment),
    lookUpTimes: (except) => {
      const known = times.get(except) ?? lookUp(except);
      times.set(except, known);
      return known;
    },
  };
}

/** The open times have changed: neither the edge nor this process may keep the old ones. */
export function noteChange({caller, ports: {memory, purgeTimes}}: BookingContext): void {
  delete memory.listed;
  caller.defer(purgeTimes(caller.requestId));
}
