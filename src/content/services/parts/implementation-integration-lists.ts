import type {OfferContent} from '#src/content/schema/families';
import {company} from '#src/content/company/company';

/** Integration types and the security section of /services/implementation-integration. */
export const implementationIntegrationLists: NonNullable<OfferContent['lists']> = [
  {
    title: 'Integration types',
    text: 'We choose the simplest one that does the job and document how it works.',
    items: [
      {
        icon: 'link',
        title: 'Native connectors',
        description: `${company.claims.integrations} integrations, signed in with your own account.`,
      },
      {icon: 'repeat', title: 'Two-way sync', description: 'Contacts, deals and invoices kept in sync on both sides.'},
      {icon: 'bolt', title: 'Webhooks', description: 'An event in one system is passed on as it happens.'},
      {icon: 'grid', title: 'API', description: 'For your own software, with keys you can revoke.'},
      {icon: 'document', title: 'File imports', description: 'A nightly CSV from systems with no other way out.'},
      {
        icon: 'layers',
        title: 'Custom connectors',
        description: 'Built for dealer, practice and property systems that have none.',
      },
    ],
  },
  {
    title: 'Security during the move',
    text: 'How we protect your data during the move.',
    items: [
      {icon: 'lock', title: 'Encryption', description: 'TLS 1.2+ in transit and AES-256 at rest, copies included.'},
      {
        icon: 'users',
        title: 'Access by role',
        description: 'Our team sees what a task needs and loses access afterward.',
      },
      {
        icon: 'shield',
        title: 'Compliance',
        description: 'GDPR and SOC 2 aligned. Agreements are signed before data moves.',
      },
      {icon: 'check', title: 'Sign-in', description: 'Two-step sign-in for everyone; SSO/SAML and SCIM on Enterprise.'},
      {
        icon: 'repeat',
        title: 'Backups',
        description: 'Daily, with point-in-time recovery, so an import can be undone.',
      },
      {icon: 'clock', title: 'Change log', description: 'Who imported, merged or deleted what, and when.'},
    ],
  },
];
