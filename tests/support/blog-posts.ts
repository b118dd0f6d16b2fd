import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';

type PostFields = {
  slug: string;
  date?: string;
  category?: unknown;
  tags?: string[];
  author?: string;
  featured?: boolean;
  unlisted?: boolean;
};

/** An article as the blog plugin reads it. */
export function createPost({
  slug,
  date = '2025-01-01',
  category = 'Sales',
  tags = ['Sales'],
  author = 'maya',
  ...more
}: PostFields): BlogPost {
  const {featured, unlisted = false} = more;
  return {
    id: slug,
    content: '',
    metadata: {
      permalink: `/blog/${slug}`,
      source: `@site/blog/${date}-${slug}/index.mdx`,
      title: slug,
      description: `About ${slug}.`,
      date: new Date(date),
      tags: tags.map((label) => ({
        label,
        permalink: `/blog/tags/${label.toLowerCase()}`,
        inline: false,
        description: label,
      })),
      readingTime: 4.2,
      hasTruncateMarker: true,
      lastUpdatedAt: undefined,
      lastUpdatedBy: undefined,
      authors: [{key: author, name: author, page: {permalink: `/blog/authors/${author}`}}],
      frontMatter: {category, ...(featured !== undefined && {featured})},
      unlisted,
    },
  };
}

/** A blog with these articles and their tags. */
export function createContent(posts: BlogPost[]): BlogContent {
  const listed = posts.filter(({metadata}) => !metadata.unlisted);
  const labels = [...new Set(listed.flatMap(({metadata}) => metadata.tags.map(({label}) => label)))];
  const blogTags: BlogContent['blogTags'] = {};
  for (const label of labels) {
    const permalink = `/blog/tags/${label.toLowerCase()}`;
    const items = listed.filter(({metadata}) => metadata.tags.some((tag) => tag.label === label)).map(({id}) => id);
    blogTags[permalink] = {label, permalink, inline: false, description: label, items, pages: [], unlisted: false};
  }
  return {
    blogTitle: 'Blog',
    blogDescription: 'Blog',
    blogSidebarTitle: '',
    blogPosts: posts,
    blogTags,
    blogTagsListPath: '/blog/tags',
    authorsMap: {
      maya: {
        key: 'maya',
        name: 'Maya',
        title: 'Sales',
        imageURL: '/img/people/maya.svg',
        page: {permalink: '/blog/authors/maya'},
      },
    },
  };
}
