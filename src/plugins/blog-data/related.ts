import type {BlogPost} from '@docusaurus/plugin-content-blog';

const topicsOf = ({metadata}: BlogPost) => metadata.tags.map(({permalink}) => permalink);

/**
 * Related posts: those that share the most tags, then the newest.
 * @param posts Newest first.
 */
export function findRelated(post: BlogPost, posts: readonly BlogPost[], count: number): BlogPost[] {
  const topics = topicsOf(post);
  const shared = (other: BlogPost) => topicsOf(other).filter((topic) => topics.includes(topic)).length;
  return posts
    .filter((other) => other.id !== post.id)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, count);
}
