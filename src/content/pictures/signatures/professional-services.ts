import type {SignatureFrame} from '#src/content/schema/signature';

/** Strand Keller Advisory: proposal 318 from the inquiry to the signed letter. */
export const proposalFile: SignatureFrame = {
  kind: 'file',
  paper: {
    firm: 'Strand Keller Advisory',
    heading: 'Succession plan',
    to: 'Proposal 318, for Iron Bay Components',
    lines: [
      {text: 'A. Review only', value: '$7,200', struckFrom: 4},
      {text: 'C. Plan and two years of support', value: '$31,000', struckFrom: 4},
      {text: 'B. Plan, documents, one workshop', value: '$18,500', litFrom: 3},
    ],
    texts: [
      'The plan names a successor for each of the three shareholders, with a date, a price and what happens if one of them leaves early.',
      'Work begins with a meeting of the partners and ends with documents your bank and your notary can use.',
    ],
    signedAt: 4,
    signature: true,
    open: 'Not signed yet',
    signed: 'Signed June 12, 2:00 PM',
  },
  history: [
    {title: 'Inquiry', note: 'June 3, by referral', at: 1},
    {title: 'Intake match', note: 'June 3, one name', at: 2},
    {title: 'Opened twice', note: 'June 12, 11:30 AM', at: 3},
    {title: 'Signed', note: 'June 12, 2:00 PM', at: 4},
    {title: 'Files requested', note: 'June 12, 3:40 PM', at: 5},
    {title: 'On Friday’s page', note: 'June 12, 5:30 PM', at: 6},
  ],
  pictures: [
    {
      kind: 'list',
      label: 'A new inquiry, referred by Ana Lopez; the intake form is sent, and her thank-you goes out at 9:05.',
      title: 'Inquiry',
      chip: {text: '8:20', tone: 'active'},
      rows: [
        {title: 'Referred by', right: 'Ana Lopez'},
        {title: 'Intake form', right: 'Sent'},
        {title: 'Thank-you to Ana', right: '9:05'},
      ],
    },
    {
      kind: 'list',
      label: 'The phone number in the intake is that of Harmon Keel, an opposing party in 2023, so a partner decides.',
      title: 'Intake match',
      chip: {text: '1 match', tone: 'waiting'},
      rows: [
        {title: 'Dev Harmon', right: 'New contact'},
        {title: 'Phone of Harmon Keel', right: '2023', on: 'alert'},
        {title: 'Decides', right: 'Helena Strand'},
      ],
    },
    {
      kind: 'list',
      label: 'Proposal 318 is opened at 11:02 and 11:30, four minutes of it on option B; the partner calls at 11:42.',
      title: 'Proposal 318',
      chip: {text: 'Open now', tone: 'active'},
      rows: [
        {title: 'Opened', right: '11:02'},
        {title: 'On option B, 4 min', right: '11:30', on: true},
        {title: 'Partner calls', right: '11:42'},
      ],
    },
    {
      kind: 'list',
      label: 'The letter is signed at 2:00, the list of files is sent, and kickoff is on Tuesday, June 17.',
      title: 'Engagement',
      chip: {text: 'Signed', tone: 'done'},
      rows: [
        {title: 'Letter signed', right: '2:00', on: true},
        {title: 'List of files', right: 'Sent'},
        {title: 'Kickoff', right: 'Tue, Jun 17'},
      ],
    },
    {
      kind: 'list',
      label: 'Twelve clients owe papers; Iron Bay is asked once for the 2024 accounts.',
      title: 'Missing papers',
      chip: {text: '12 clients', tone: 'waiting'},
      rows: [
        {title: '2024 accounts', right: 'Asked once', on: 'alert'},
        {title: 'Will and trust', right: 'Monday'},
        {title: 'Share register', right: 'In'},
      ],
    },
    {
      kind: 'list',
      label: 'The page for Friday’s partner meeting: 14 open proposals, 4 stuck onboardings, 9 quiet clients.',
      title: 'Friday, 8:00',
      chip: {text: 'Ready', tone: 'done'},
      rows: [
        {title: 'Open proposals', right: '14'},
        {title: 'Stuck onboardings', right: '4'},
        {title: 'Quiet clients', right: '9'},
      ],
    },
  ],
};
