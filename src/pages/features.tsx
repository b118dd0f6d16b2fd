import {featureGroups} from '@site/src/content/features/groups';
import {featuresClosing, featuresHead, featuresIntegrations, featuresMeta} from '@site/src/content/features/page';
import {FeaturesPage} from '@site/src/templates/FeaturesPage';

import type {ReactNode} from 'react';

/** `/features` */
export default function Features(): ReactNode {
  return (
    <FeaturesPage
      meta={featuresMeta}
      head={featuresHead}
      groups={featureGroups}
      integrations={featuresIntegrations}
      closing={featuresClosing}
    />
  );
}
