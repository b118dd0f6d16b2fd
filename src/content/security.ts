import {company} from '#src/content/company';
import {accessLog} from '#src/content/pictures/security';
import type {SecurityContent} from '#src/templates/SecurityPage/types';

/** /security. The six tiles are the specification's; periods agree with its section 9. */
export const securityPage: SecurityContent = {
  meta: {
    title: 'Security',
    description:
      'Encryption, single sign-on, roles, compliance, daily backups and a 99.9% uptime target: how customer data is protected, and how to report a weakness.',
  },
  hero: {
    title: 'Locked, logged and backed up daily',
    lead: 'Who can open a record, where it is stored, how it comes back after a mistake, and whom to tell about a flaw.',
    actions: [
      {label: 'Book a Demo', opensDemo: true},
      {label: 'Report a Weakness', to: '#report'},
    ],
    picture: accessLog,
  },
  tiles: {
    title: 'Six measures around your records',
    aside: 'Single sign-on and SCIM depend on your plan. Encryption, backups and monitoring do not.',
    items: [
      {
        icon: 'lock',
        title: 'Encryption',
        description: 'TLS 1.2+ while data travels, AES-256 where it is stored.',
      },
      {
        icon: 'users',
        title: 'SSO/SAML with MFA',
        description: 'People sign in through your identity provider and confirm with a second factor.',
      },
      {
        icon: 'layers',
        title: 'RBAC and SCIM',
        description: 'Roles decide who sees what; your directory adds and removes people.',
      },
      {
        icon: 'document',
        title: 'Compliance',
        description: 'GDPR and SOC 2 aligned, with a data processing agreement on request.',
      },
      {
        icon: 'repeat',
        title: 'Daily backups',
        description: 'Taken every day, with point-in-time recovery when something was deleted by mistake.',
      },
      {
        icon: 'clock',
        title: `${company.claims.uptime} uptime target`,
        description: 'That leaves under nine hours a year, and maintenance is announced beforehand.',
      },
    ],
  },
  infrastructure: {
    title: 'What it all runs on',
    text: 'Infrastructure in plain words, for whoever fills in your questionnaire.',
    paragraphs: [
      'Scalewell runs in cloud data centers with guarded entry, backup power and several network routes.',
      'Each service has a second copy in another zone, so one failed machine does not stop your morning. Traffic passes a firewall and a rate limit before it reaches the application.',
      'Production, testing and development are apart. A second person reviews every change, automated tests run before a release, and customer records are never used as test data.',
      'Only engineers on call can reach production. They sign in with a second factor, for a limited time, and each session is written to a log that they cannot edit.',
      `Monitoring runs day and night against our ${company.claims.uptime} target. If an incident touches your data, you hear from us, not from the news.`,
    ],
  },
  retention: {
    title: 'When an account ends',
    text: `Three dates, the same for everyone. A privacy request is answered within ${company.responseTimes.privacy}.`,
    action: {label: 'Privacy policy', to: '/privacy'},
    afterLabel: 'After that',
    periods: [
      {
        title: '30 days to export',
        description: 'From termination on you can still take out contacts, deals and messages.',
        practice: 'The export closes.',
      },
      {
        title: '90 days kept',
        description: 'Data of a canceled account waits, in case you come back.',
        practice: 'It leaves the live system.',
      },
      {
        title: 'Up to 1 year in backups',
        description: 'Older restore points still hold it, encrypted like the rest.',
        practice: 'No copy is left.',
      },
    ],
  },
  report: {
    title: 'Found a weakness?',
    text: 'Write to our security team before you tell anyone else. Say what you saw and how to repeat it, and leave customers’ records alone.',
    action: {
      label: company.securityEmail,
      about: '(report a security issue)',
      href: `mailto:${company.securityEmail}?subject=Security%20report`,
    },
  },
  closing: {
    title: 'Send your hardest security question',
    text: 'Or ask it live: in half an hour we open the settings for roles, sign-in, logs and recovery.',
    action: {label: 'Book a Demo', opensDemo: true},
    links: [
      {label: 'Terms of service', to: '/terms'},
      {label: 'Secure sign-in, step by step', to: '/docs/administration-and-api/secure-sign-in'},
    ],
  },
};
