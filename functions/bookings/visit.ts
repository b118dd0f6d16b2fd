import {describeTimes} from '../lib/booking/describe-times';
import {findSite} from '../lib/http/site';
import {wantsPage} from '../lib/http/submission';
import type {Caller} from '../lib/pipeline/types';
import type {BookingPorts} from './ports';

import type {Availability} from '#src/contracts/booking';

/** One request to the booking endpoints, with what all of them need to know about it, derived once. */
export type Visit = {
  request: Request;
  caller: Caller;
  ports: BookingPorts;
  /** Whether a person gets a page or a script gets data. */
  asPage: boolean;
  /** Address of the site, for links. */
  site: string;
  /**
   * Looks up the free times, at most once per visit; `undefined` when the database does not answer.
   * @param except A booking whose own time is free for it.
   */
  lookUpTimes: (except?: string) => Promise<Availability | undefined>;
};

/** Nothing is asked of the database before it is needed. */
export function openVisit(request: Request, caller: Caller, ports: BookingPorts): Visit {
  let times: Promise<Availability | undefined> | undefined;
  const lookUp = async (except?: string) => {
    const found = await ports.store.listTimes(undefined, ports.clock(), except);
    return found.kind === 'times' ? describeTimes(found.times, ports.rules, ports.hosts) : undefined;
  };
  return {
    request,
    caller,
    ports,
    asPage: wantsPage(request),
    site: findSite(request, ports.environment),
    lookUpTimes: (except) => (times ??= lookUp(except)),
  };
}
