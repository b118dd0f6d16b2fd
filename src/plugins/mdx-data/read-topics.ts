import type {GuideTopic} from '#src/content/schema/mdx';
import {guidePictures} from '#src/content/pictures/guides/registry';
import {toPicture, withoutMarks} from '#src/lib/describe-panel';

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

type FrontMatter = {
  title: string;
  description: string;
  sidebar_position: number;
  /** Guides only. */
  minutes?: number;
  draft?: boolean;
  unlisted?: boolean;
};

function readFrontMatter(file: string): FrontMatter {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(file, 'utf8')) ?? [];
  return parse(yaml) as FrontMatter;
}

/** A topic, a screen from one of its guides without step numbers, and its guides. */
function readTopic(folder: string) {
  const name = path.basename(folder);
  const to = `/docs/${name}`;
  const {position, customProps} = JSON.parse(readFileSync(path.join(folder, '_category_.json'), 'utf8')) as {
    position: number;
    customProps?: {picture?: string};
  };
  const panel = guidePictures[customProps?.picture ?? ''];
  if (panel === undefined)
    throw new Error(`docs/${name}/_category_.json: name a guide's picture in customProps.picture.`);
  const {title, description} = readFrontMatter(path.join(folder, 'index.mdx'));
  const guides = readdirSync(folder)
    .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
    .map((file) => ({...readFrontMatter(path.join(folder, file)), to: `${to}/${path.parse(file).name}`}))
    .filter(({draft, unlisted}) => draft !== true && unlisted !== true)
    .toSorted((one, next) => one.sidebar_position - next.sidebar_position);
  return {
    position,
    title,
    text: description,
    to,
    picture: {...toPicture(withoutMarks(panel)), label: ''},
    guides: guides.flatMap(({title, description, to, minutes}) =>
      minutes === undefined ? [] : [{title, text: description, to, minutes}],
    ),
  };
}

/** The docs topics in sidebar order, without the API, which has its own list. */
export const readTopics = (docsFolder: string): GuideTopic[] =>
  readdirSync(docsFolder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'api')
    .map(({name}) => readTopic(path.join(docsFolder, name)))
    .toSorted((one, next) => one.position - next.position)
    .map(({position: _, ...topic}) => topic);
