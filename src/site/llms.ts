import {company} from '#src/content/company/company';

/** Text of `/llms.txt` besides the list of pages. */
export const llmsOptions = {
  summary: `${company.name} is a CRM and business-automation platform (pipelines, two-way texts and email, calendars, workflows, reports) with a team that sets it up. Founded in ${company.foundedYear}, ${company.city}.`,
  files: [
    {
      title: 'OpenAPI description of the API',
      path: '/openapi.json',
      about: 'Authentication, errors, limits and all requests in OpenAPI 3.1.',
      part: 'Documentation',
    },
    {
      title: 'Requests of the API for Postman',
      path: '/postman.json',
      about: 'A collection with one request for each endpoint.',
      part: 'Documentation',
    },
    {
      title: 'Changes to the product as JSON Feed',
      path: '/changelog/feed.json',
      about: 'What’s new, improved and fixed, newest first.',
      part: 'Documentation',
    },
    {
      title: 'Articles as JSON Feed',
      path: '/blog/feed.json',
      about: 'All articles of the blog, newest first.',
      part: 'Blog',
    },
  ],
} as const;
