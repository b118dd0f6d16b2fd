import type {Example} from '#src/ui/example';

type BundlerMeta = {
  webpackContext: (
    folder: string,
    options: {recursive: boolean; regExp: RegExp},
  ) => {keys: () => string[]; (key: string): unknown};
};

const modules = (import.meta as unknown as BundlerMeta).webpackContext('../..', {
  recursive: true,
  regExp: /\/example\.tsx$/,
});

const examples = modules.keys().map((key) => {
  const {example} = modules(key) as {example: Example};
  return {folder: key.slice('./'.length, -'/example.tsx'.length), ...example};
});

/** The `example.tsx` of each component, grouped by its folder in src. New files appear automatically. */
export const chapters = [
  {id: 'ui', title: 'Interface'},
  {id: 'sections', title: 'Sections'},
  {id: 'templates', title: 'Parts of one page'},
  {id: 'features', title: 'Features'},
  {id: 'pictures', title: 'Pictures'},
].map((chapter) => ({...chapter, examples: examples.filter(({folder}) => folder.startsWith(`${chapter.id}/`))}));
