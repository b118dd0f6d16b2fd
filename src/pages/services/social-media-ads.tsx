import {company} from '@site/src/content/company';
import {socialMediaAds} from '@site/src/content/services/social-media-ads';
import {OfferPage} from '@site/src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function SocialMediaAds(): ReactNode {
  return <OfferPage content={socialMediaAds} integrations={company.claims.integrations} />;
}
