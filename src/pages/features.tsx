import {featureGroups} from '#src/content/features/groups';
import {featuresClosing, featuresHead, featuresIntegrations, featuresMeta} from '#src/content/features/page';
import {tryHead, tryId} from '#src/content/features/try';
import {leadStory} from '#src/content/lead/story';
import {FeaturesPage} from '#src/templates/FeaturesPage';

import type {ReactNode} from 'react';

export default function Features(): ReactNode {
  return (
    <FeaturesPage
      meta={featuresMeta}
      head={featuresHead}
      story={leadStory}
      sample={{...tryHead, id: tryId}}
      groups={featureGroups}
      integrations={featuresIntegrations}
      closing={featuresClosing}
    />
  );
}
