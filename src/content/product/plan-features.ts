import {company} from '#src/content/company/company';
import type {PlanFeature} from '#src/content/schema/pricing';
import type {PlanName} from '#src/world/types';

/**
 * Features and the plans that include them. The comparison on `/pricing` shows these rows; docs and the FAQ print the
 * plans with `<Fact name="…Plans" />`.
 */
export const planFeatures = {
  core: {label: 'Dashboard, pipelines, inbox, calendar', from: 'Solo'},
  workflows: {label: 'Automation workflows', from: 'Solo'},
  a2p: {
    label: 'A2P 10DLC registration',
    from: 'Solo',
    instead: {Solo: 'Guided form', Team: 'Guided form', Pro: 'Guided form', Enterprise: 'We file it for you'},
  },
  templateLock: {label: 'Locked message templates', from: 'Pro', said: 'locked (?:message )?templates?'},
  weeklyCap: {label: 'Weekly message cap', from: 'Pro', said: 'weekly cap|weekly message cap'},
  locations: {label: 'Several locations', from: 'Team', said: 'several locations|add location'},
  api: {label: 'API access', from: 'Pro', said: String.raw`\bAPI access|\b(?:the|our) API\b`},
  chatWidget: {label: 'AI chat widget', from: 'Enterprise', said: 'chat widget'},
  server: {label: 'Dedicated server', from: 'Enterprise'},
  onPremise: {label: 'On-premise options', from: 'Enterprise', said: 'on-premise|own premises'},
  twoStep: {label: 'Two-step sign-in', from: 'Solo', said: 'two-step sign-in'},
  auditLog: {label: 'Audit log', from: 'Pro', said: 'audit log', isLimited: true},
  baa: {
    label: 'Business associate agreement (BAA)',
    from: 'Pro',
    said: String.raw`\bBAA\b|business associate agreement`,
    isLimited: true,
  },
  sso: {label: 'Single sign-on (SAML)', from: 'Enterprise', said: String.raw`single sign-on|\bSSO\b`},
  scim: {label: 'SCIM provisioning', from: 'Enterprise', said: String.raw`\bSCIM\b`},
  permissions: {label: 'Granular permissions', from: 'Enterprise', said: 'granular permissions|custom roles?'},
  setup: {label: 'Done-for-you setup', from: 'Pro', instead: {Solo: 'Packages', Team: 'Packages'}},
  successManager: {label: 'Dedicated success manager', from: 'Pro', instead: {Solo: 'Add-on', Team: 'Add-on'}},
  support: {label: `${company.claims.support} support`, from: 'Solo'},
  phoneSupport: {
    label: 'Phone support',
    from: 'Pro',
    said: 'phone support|support by phone',
    instead: {Enterprise: '24/7'},
  },
  slack: {label: 'Dedicated Slack channel', from: 'Enterprise'},
  zoom: {label: 'Priority Zoom support', from: 'Enterprise'},
  accountManager: {label: 'Dedicated account manager', from: 'Enterprise'},
  monthly: {label: 'Monthly billing', from: 'Solo'},
  annual: {label: 'Annual billing, at the monthly price', from: 'Solo'},
} as const satisfies Readonly<Record<string, PlanFeature>>;

export type PlanFeatureName = keyof typeof planFeatures;

const planWords: Readonly<Record<PlanName, string>> = {
  Solo: 'every plan',
  Team: 'Team, Pro and Enterprise',
  Pro: 'Pro and Enterprise',
  Enterprise: 'Enterprise',
};

/** The plans that include a feature, for use in a sentence: `Pro and Enterprise`. */
export function plansWith(feature: PlanFeatureName): string {
  return planWords[planFeatures[feature].from];
}
