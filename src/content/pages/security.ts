import {company} from '#src/content/company/company';
import {trust} from '#src/content/pages/trust';
import {accessLog} from '#src/content/pictures/security';
import {productFacts} from '#src/content/product/facts';
import type {SecurityContent} from '#src/content/schema/security';

/** `/security`. The specification gives the six tiles; section 9 has the periods. */
export const securityPage: SecurityContent = {
  meta: {
    title: 'Security: SSO, encryption, GDPR, SOC 2 alignment',
    description: `Encryption, single sign-on, roles, compliance, daily backups and a ${company.claims.uptime} uptime target: how we protect customer data, and how to report a vulnerability.`,
  },
  hero: {
    title: 'Your data, locked, logged and backed up daily',
    lead: 'Who can see your data, where it lives, how we restore it, and how to report a vulnerability.',
    actions: [
      {label: 'Request Documents', to: '#documents'},
      {label: 'Report a Problem', to: '#report'},
    ],
  },
  tiles: {
    title: 'Six ways we protect your data',
    text: `Single sign-on and SCIM come with ${productFacts.ssoPlans}, the audit log with ${productFacts.auditLogPlans}. Everything else here is part of every plan.`,
    items: [
      {
        icon: 'lock',
        title: 'Encryption',
        description: 'TLS 1.2+ for data in transit, AES-256 for data at rest.',
      },
      {
        icon: 'users',
        title: 'SSO/SAML with MFA',
        description: 'Enterprise signs in through your identity provider. Every plan has two-step sign-in.',
      },
      {
        icon: 'layers',
        title: 'RBAC and SCIM',
        description: 'Roles decide who sees what; your directory adds and removes people.',
      },
      {
        icon: 'document',
        title: 'Compliance',
        description: 'GDPR and SOC 2 aligned, with a data processing agreement for every customer.',
      },
      {
        icon: 'repeat',
        title: 'Daily backups',
        description: 'Taken every day, with point-in-time recovery if something is deleted by mistake.',
      },
      {
        icon: 'clock',
        title: `${company.claims.uptime} uptime target`,
        description: 'Under nine hours of downtime a year, with maintenance announced in advance.',
      },
    ],
    picture: accessLog,
  },
  infrastructure: {
    title: 'Infrastructure, for your security questionnaire',
    paragraphs: [
      'Scalewell runs in cloud data centers with controlled physical access, backup power and redundant networking. On Enterprise, it can also run on a dedicated server or on your own premises.',
      'Every service has a second copy in another zone, so one failed machine doesn’t interrupt your work. Traffic passes a firewall and rate limits before it reaches the application.',
      'Production, testing and development are separate. A second person reviews every change, automated tests run before each release, and customer records are never used as test data.',
      'Only on-call engineers can access production. They use two-step sign-in, access expires, and every session is written to a log they can’t edit.',
      `Support can open your account only while you allow it, under Settings > Security > Support access. ${productFacts.supportVisits}`,
      `We monitor around the clock against our ${company.claims.uptime} target. If an incident affects your data, you’ll hear it from us first.`,
    ],
  },
  trust,
  retention: {
    title: 'Data retention when an account ends',
    text: `Three deadlines, the same for everyone. We answer privacy requests within ${company.responseTimes.privacy}.`,
    action: {label: 'Privacy policy', to: '/privacy'},
    afterLabel: 'After that',
    periods: [
      {
        title: '30 days to export',
        description: 'After you cancel, you can still export contacts, deals and messages.',
        practice: 'Exports close.',
      },
      {
        title: '90 days kept',
        description: 'We keep the data of a canceled account in case you come back.',
        practice: 'It’s deleted from the live system.',
      },
      {
        title: 'Up to 1 year in backups',
        description: 'Older restore points still include it, encrypted like the rest.',
        practice: 'Every copy is gone.',
      },
    ],
  },
  report: {
    title: 'Found a vulnerability?',
    text: 'Please email our security team before you tell anyone else. Tell us what you saw and how to reproduce it, and don’t access customer data.',
    action: {
      label: company.securityEmail,
      about: '(report a security issue)',
      href: `mailto:${company.securityEmail}?subject=Security%20report`,
    },
  },
  closing: {
    title: 'Ask us your hardest security question',
    text: 'Email it, or ask it live: in half an hour we’ll show you the settings for roles, sign-in, logs and recovery.',
    action: {label: 'Book a Demo', opensDemo: true},
    links: [
      {label: 'Terms of service', to: '/terms'},
      {label: 'Secure sign-in, step by step', to: '/docs/administration-and-api/secure-sign-in'},
    ],
  },
};
