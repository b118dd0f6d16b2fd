import {releaseKinds} from '#src/content/pages/changelog';
import {wrapBlog} from '../wrap-blog';
import {readRelease} from './read-release';
import type {Release, ReleaseData, ReleaseListData} from '#src/content/schema/releases';

import {validateOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';

export {validateOptions};

type PageData = ReleaseListData | ReleaseData | null;

/** Props of each changelog page by URL. */
function createReleaseData(content: BlogContent, home: string, siteDir: string): Map<string, PageData> {
  const posts = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
  const releases = posts.map((post) => readRelease(post, siteDir));
  const tags = Object.values(content.blogTags);
  const kinds = releaseKinds.flatMap((key) => tags.find(({permalink}) => permalink.endsWith(`/${key}`)) ?? []);
  const kindLinks = kinds.map(({label, permalink}) => ({label, to: permalink}));
  const hasTag = ({kind, area}: Release, tag: string) => kind.to === tag || area.to === tag;
  return new Map<string, PageData>([
    [home, {releases, kinds: kindLinks}],
    ...tags.map(({label, description = '', permalink}): [string, PageData] => [
      permalink,
      {
        releases: releases.filter((release) => hasTag(release, permalink)),
        kinds: kindLinks,
        tag: {label, about: description, to: permalink},
      },
    ]),
    ...releases.map((release, at): [string, PageData] => {
      const [newer, older] = [releases[at - 1], releases[at + 1]];
      const start = Math.max(0, Math.min(at - 1, releases.length - 4));
      const others = releases.slice(start, start + 4).filter((other) => other !== release);
      return [release.to, {release, others: others.slice(0, 3), ...(newer && {newer}), ...(older && {older})}];
    }),
  ]);
}

/** The changelog: a second blog whose lists contain only the opening of each entry. */
export default async function releases(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  return wrapBlog(context, options, (content, pathOf) =>
    // The first page already lists all tags.
    createReleaseData(content, pathOf(''), context.siteDir).set(pathOf(options.tagsBasePath), null),
  );
}
