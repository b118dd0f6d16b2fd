import type {LicensesContent} from '#src/templates/LicensesPage/types';

/** /licenses. The lists themselves are made when the site is built (src/plugins/licenses). */
export const licensesPage: LicensesContent = {
  meta: {
    title: 'Licenses',
    description:
      'Software by others that is part of this website: name, version and license of each package, and all license texts in one file.',
  },
  lead: 'This website stands on the work of others. Here is each package whose code runs in your browser or in our functions, with its version and license.',
  texts: {label: 'All license texts in one file', href: '/licenses.txt'},
  pending: 'This list is made when the site is built.',
  parts: [
    {
      id: 'in-your-browser',
      of: 'browser',
      title: 'In your browser',
      text: 'Code that the pages load. It is the list of what the finished scripts contain, so a package that is only used to build them is not in it.',
    },
    {
      id: 'in-our-functions',
      of: 'functions',
      title: 'In our functions',
      text: 'Code behind the forms, the booking calendar and the newsletter, with everything it depends on. It runs on our servers and never reaches you.',
    },
  ],
  font: {
    id: 'the-font',
    title: 'The font',
    text: 'Instrument Sans by the Instrument Sans Project Authors, under the SIL Open Font License 1.1. It comes from this site and from nowhere else.',
    action: {label: 'Text of the font’s license', href: '/fonts/OFL.txt'},
  },
};
