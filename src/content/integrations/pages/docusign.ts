import {findIntegration} from '#src/content/product/words';
import type {IntegrationContent} from '#src/content/schema/integrations';
import {brandt} from '../northfield';

export const docusign: IntegrationContent = {
  slug: 'docusign',
  name: 'DocuSign',
  mark: 'pen',
  meta: {
    title: 'DocuSign integration: signatures that move deals',
    description:
      'Connect DocuSign to Scalewell: send the contract from the deal, follow its status, and move the deal when it’s signed.',
  },
  lead: 'Send the contract from the deal, and let the signature move it.',
  hero: {
    label: `${brandt.name} signs a contract in DocuSign at ${brandt.moved.time}. The signature and the PDF appear on the timeline in Scalewell, and the deal moves to Won.`,
    theirs: {
      figure: brandt.moved.time,
      caption: `Signed by ${brandt.name}`,
      chip: 'Completed',
      rows: [
        ['Envelope', 'Lease agreement'],
        ['Sent', '3:58'],
        ['Viewed', '4:01'],
      ],
    },
    ours: {
      name: brandt.name,
      day: brandt.moved.day,
      initials: brandt.initials,
      lit: 2,
      rows: [
        {time: '3:58', icon: 'document', title: 'Contract sent', note: 'Filled in from the deal'},
        {time: '4:01', icon: 'search', title: 'Contract viewed', note: '3 minutes later'},
        {time: brandt.moved.time, icon: 'pen', title: 'Signed, PDF on the record', note: 'The deal moved to Won'},
      ],
    },
    over: 'Signed document',
    under: 'Deal fields',
  },
  moves: {
    direction: 'both',
    ours: ['Deal fields for the template', 'Signer’s name and email', 'Reminder by text'],
    theirs: ['Sent, viewed, signed or declined', 'Signed document as a PDF', 'Expired envelope'],
    note: 'Deal fields fill in the template. The signed PDF is kept on the record.',
  },
  uses: [
    'Contract signed: move the deal to Won and start onboarding',
    'Not opened for three days: text the signer',
    'Declined: create a task for the owner',
  ],
  steps: [
    findIntegration('DocuSign'),
    'Sign in with an account that can send envelopes.',
    'Choose a template and match its fields to deal fields.',
    'Send one to yourself and sign it.',
  ],
  limits: [
    'Envelopes count toward your DocuSign plan.',
    'For simple approvals, the signature in Scalewell quotes may be enough.',
    'Templates are edited in DocuSign.',
  ],
  access: 'Templates, and envelopes sent from Scalewell. No access to other people’s envelopes',
  guide: {label: 'Send a quote', to: '/docs/payments-and-store/send-a-quote'},
};
