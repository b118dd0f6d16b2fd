import {company} from '#src/content/company';
import {socialMediaAds} from '#src/content/services/social-media-ads';
import {OfferPage} from '#src/templates/OfferPage';

import type {ReactNode} from 'react';

export default function SocialMediaAds(): ReactNode {
  return <OfferPage content={socialMediaAds} integrations={company.claims.integrations} />;
}
