import Containers from '#src/content/styleguide/containers.mdx';
import {styleguideContainers} from '#src/content/styleguide/page';
import {ContainersPage} from '#src/templates/StyleguidePage/ContainersPage';

import type {ReactNode} from 'react';

/** Route of `/styleguide/containers`, added with `/styleguide`. */
export default function ContainersRoute(): ReactNode {
  return <ContainersPage content={styleguideContainers} writing={<Containers />} />;
}
