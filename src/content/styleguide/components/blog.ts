import type {ComponentNote} from '#src/content/styleguide/types';

const article = {where: 'Any article of the blog', to: '/blog/first-five-minutes-decide-the-deal'};

/** Every folder of src/sections/blog. */
export const blogNotes = {
  'sections/blog/ArchiveList': {
    use: 'Every article in ruled rows under its year.',
    seen: {where: 'Archive of the blog', to: '/blog/archive'},
  },
  'sections/blog/ArticleHead': {use: 'Opening of an article: title, author, cover.', seen: article},
  'sections/blog/AuthorNote': {use: 'Foot of an article: who wrote it, and its topics.', seen: article},
  'sections/blog/BlogHead': {
    use: 'Opening of the blog: headline, and the categories on the right.',
    seen: {where: 'Blog', to: '/blog'},
  },
  'sections/blog/CategoryPills': {use: 'A row of links, one a category; the current one is filled.'},
  'sections/blog/FeaturedPost': {use: 'The article that opens the list, cover on the left.'},
  'sections/blog/Pager': {use: 'To the newer and the older page of a long list.'},
  'sections/blog/PostCard': {use: 'An article in a list, without border or ground. A tap anywhere opens it.'},
  'sections/blog/PostGrid': {use: 'Articles in three columns.', seen: {where: 'Blog', to: '/blog'}},
  'sections/blog/PostLists': {
    use: 'The articles of a topic or an author, and others where the list is short.',
    seen: {where: 'Topics of the blog', to: '/blog/tags/sales'},
  },
  'sections/blog/PostMeta': {use: 'The two small lines of an article: topic and time, author and date.'},
  'sections/blog/TextColumns': {use: 'A heading over short texts, each under a rule.'},
  'sections/blog/TopicTable': {
    use: 'Topics in ruled rows, with the number of their articles.',
    seen: {where: 'Topics of the blog', to: '/blog/tags'},
  },
  'sections/blog/WriterList': {
    use: 'Authors in three columns.',
    seen: {where: 'Authors of the blog', to: '/blog/authors'},
  },
  'sections/blog/WholeWords': {use: 'A title whose compounds stay whole at the end of a line.', seen: article},
} as const satisfies Record<string, ComponentNote>;
