/** `/link`, the frame for the pages of functions. This is what it says by itself. */
export const linkPage = {
  meta: {
    title: 'Open the link in your email',
    description: 'Shows a demo, a subscription or a message: the link in our email says which one.',
  },
  title: 'Open the link in your email',
  text: 'This page shows a demo, a subscription or a message. The link in our email says which one.',
};
