import {configuredChannels} from '../delivery/channels';
import {jobContext, runJob} from '../http/adapter';
import {findSite} from '../http/site';
import {blobHints} from '../setup/blob-hints';
import {createDependencies} from '../setup/dependencies';
import {runRetention} from './run-retention';

import type {Config, Context} from '@netlify/functions';

/** Daily: deletes what is past its retention period. */
export default function retention(request: Request, context: Context): Promise<Response> {
  const dependencies = createDependencies(jobContext(context));
  const {environment} = dependencies;
  const channels = configuredChannels(environment);
  const site = findSite(request, environment);
  const hints = environment.local ? undefined : blobHints;
  return runJob(context, {...dependencies, channels, site, hints}, runRetention);
}

// At night for most customers, and not on the hour, when most jobs run.
export const config: Config = {schedule: '23 7 * * *'};
