import {releaseKinds} from '#src/content/pages/changelog';
import {guidePictures} from '#src/content/pictures/guides/registry';
import type {TopicLink} from '#src/content/schema/blog';
import type {Release, ReleaseData, ReleaseListData} from '#src/content/schema/releases';
import {formatTime} from '#src/contracts/format-time';
import {toPicture, withoutMarks} from '#src/world/describe-panel';
import {wrapBlog} from '../wrap-blog';

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import {type BlogPost, validateOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

function readGuide({guide, draft}: BlogPost['metadata']['frontMatter'], siteDir: string): TopicLink {
  const to = typeof guide === 'string' ? guide : '';
  // `npm run new` can't know the guide; `npm run dev` shows the draft before its writer does.
  if (to === '' && draft === true) return {label: 'Docs', to: '/docs'};
  const file = ['.mdx', '/index.mdx']
    .map((end) => path.join(siteDir, `${to}${end}`))
    .find((candidate) => existsSync(candidate));
  if (!to.startsWith('/docs/') || file === undefined) {
    throw new Error(
      `Set \`guide\` to the address of a page in docs, such as /docs/messaging/send-a-text, not “${to}”.`,
    );
  }
  const [, title = ''] = /^title: *"?(.*?)"?$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return {label: title, to};
}

/** The picture of a guide, with a ring around the control that is new. */
function readPicture({picture: name, ring}: BlogPost['metadata']['frontMatter']): Pick<Release, 'picture'> {
  if (name === undefined) return {};
  const panel = typeof name === 'string' ? guidePictures[name] : undefined;
  if (panel === undefined)
    throw new Error('Set `picture` to the last part of the address of a guide that has a picture.');
  const plain = withoutMarks(panel);
  const rows = plain.rows.map((row) => (row.label === ring ? {...row, isNew: true as const} : row));
  if (ring !== undefined && !rows.some(({isNew}) => isNew)) {
    throw new Error(`Set \`ring\` to the label of a control in the picture, not ${JSON.stringify(ring)}.`);
  }
  return {picture: toPicture({...plain, rows})};
}

/** Entries with fewer words have no search result of their own; they are on `/changelog`, too. */
const leastIndexed = 110;

/** The data of an entry that lists show. Throws an error that tells the writer what to change, and in which file. */
function readRelease({metadata, content}: BlogPost, siteDir: string): Release {
  const {title, description, permalink, frontMatter, tags, date, source} = metadata;
  try {
    const links = tags.map(({label, permalink: to}) => ({label, to}));
    const kindOf = ({to}: {to: string}) => releaseKinds.find((key) => to.endsWith(`/${key}`));
    const [kind] = links.flatMap((link) => kindOf(link) ?? []);
    const area = links.find((link) => kindOf(link) === undefined);
    const link = links.find((candidate) => kindOf(candidate) === kind);
    if (links.length !== 2 || kind === undefined || link === undefined || area === undefined) {
      throw new Error(`Set \`tags\` to one of ${releaseKinds.join(', ')} and one area, such as [new, contacts].`);
    }
    return {
      title,
      text: description,
      to: permalink,
      date: date.toISOString().slice(0, 10),
      dayText: formatTime(date, 'UTC', {month: 'short', day: 'numeric'}),
      monthText: formatTime(date, 'UTC', {month: 'long', year: 'numeric'}),
      kind: {...link, key: kind},
      area,
      guide: readGuide(frontMatter, siteDir),
      isBrief: content.split(/\s+/).filter(Boolean).length < leastIndexed,
      ...readPicture(frontMatter),
    };
  } catch (error) {
    throw new Error(`${source.replace('@site/', '')}: ${error instanceof Error ? error.message : ''}`, {cause: error});
  }
}

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
      const distance = (other: Release): number => Math.abs(releases.indexOf(other) - at);
      // The page links to its neighbors below the text.
      const nearest = releases.filter((other) => distance(other) > 1).sort((a, b) => distance(a) - distance(b));
      const others = nearest.slice(0, 3).sort((a, b) => releases.indexOf(a) - releases.indexOf(b));
      return [release.to, {release, others, ...(newer && {newer}), ...(older && {older})}];
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
