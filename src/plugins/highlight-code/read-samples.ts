import {tokenize, type CodeToken} from './tokens';

/** A sample in one language, ready to be shown. */
export type CodeSample = {
  /** As its tab and its bar say: `curl`. */
  label: string;
  /** As its fence says: `bash`. */
  language: string;
  tokens: CodeToken[];
};

/** Every fence with a title in the first `<Tabs>` of an MDX text. Throws when there are fewer than two. */
export function readSamples(mdx: string): CodeSample[] {
  const [tabs = ''] = /<Tabs\b[\s\S]*?<\/Tabs>/.exec(mdx) ?? [];
  const fences = tabs.matchAll(/^```(\w+) title="([^"]+)"\n([\s\S]*?)\n```$/gm);
  const samples = Array.from(fences, ([, language = '', label = '', code = '']) => ({
    label,
    language,
    tokens: tokenize(code, language),
  }));
  if (samples.length < 2) throw new Error('The first <Tabs> must have two samples or more, each a fence with a title.');
  return samples;
}
