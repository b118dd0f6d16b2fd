import type {IndustryContent} from '#src/content/types';
import type {Figures} from './picture';

import type {RouteConfig} from '@docusaurus/types';

/** Figures in the content that routes pass to their pages (src/plugins/page-families), by path. */
export function readFigures(routes: readonly RouteConfig[]): Figures {
  const figures = routes.flatMap(({path, props}) => {
    const {stats} = (props?.['content'] ?? {}) as Partial<IndustryContent>;
    return stats === undefined ? [] : [[path, stats] as const];
  });
  return Object.fromEntries(figures);
}
