import type {NotFoundContent} from '#src/content/schema/not-found';

export const notFound: NotFoundContent = {
  kicker: 'Error 404',
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  home: {label: 'Back to Home', to: '/'},
  back: 'Go Back',
  linksLabel: 'Or try',
  links: [
    {label: 'Features', to: '/features'},
    {label: 'Pricing', to: '/pricing'},
    {label: 'Documentation', to: '/documentation'},
    {label: 'Contact', to: '/contact'},
  ],
};

export const notFoundMeta = {
  title: notFound.title,
  description: `${notFound.text} Go back to the home page, or try features, pricing or the documentation.`,
};
