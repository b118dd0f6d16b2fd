import {company} from '#src/content/company/company';
import {productFacts} from '#src/content/product/facts';
import type {OfferContent} from '#src/content/schema/families';

/** Integration types and the security section of /services/implementation-integration. */
export const implementationIntegrationLists: NonNullable<OfferContent['lists']> = {
  details: [
    {
      title: 'Integration types',
      items: [
        {
          title: 'Native connectors',
          description: `${company.claims.integrations} integrations, signed in with your own account.`,
        },
        {title: 'Two-way sync', description: 'Contacts, deals and invoices kept in sync on both sides.'},
        {title: 'Webhooks', description: 'An event in one system is passed on as it happens.'},
        {title: 'API', description: 'For your own software, with keys you can revoke.'},
        {title: 'File imports', description: 'A nightly CSV from systems with no other way out.'},
        {
          title: 'Custom connectors',
          description: 'Built for dealer, practice and property systems that have none.',
        },
      ],
    },
    {
      title: 'Security during the move',
      items: [
        {title: 'Encryption', description: 'TLS 1.2+ in transit and AES-256 at rest, copies included.'},
        {
          title: 'Access by role',
          description: `We enter only if allowed; on ${productFacts.auditLogPlans}, your audit log shows each visit.`,
        },
        {
          title: 'Compliance',
          description: 'GDPR and SOC 2 aligned. Agreements are signed before data moves.',
        },
        {title: 'Sign-in', description: 'Two-step sign-in for everyone; SSO/SAML and SCIM on Enterprise.'},
        {
          title: 'Backups',
          description: 'Daily, with point-in-time recovery if something is deleted by mistake.',
        },
        {title: 'Change log', description: 'Who imported, merged or deleted what, and when.'},
      ],
    },
  ],
};
