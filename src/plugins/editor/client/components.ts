import type {EditorComponentDefinition} from '@sveltia/cms';

/** The parts of a component's form. */
type Fields = EditorComponentDefinition['fields'];
type Values = Readonly<Record<string, string>>;

/**
 * A component of guides and articles. The editor tries its pattern at the start of each line, and takes the flag `s` to mean
 * that a match may have several lines.
 */
const component = (
  id: string,
  {label, icon, summary, fields}: {label: string; icon: string; summary: string; fields: Fields},
  pattern: RegExp,
  toBlock: (values: Values) => string,
): EditorComponentDefinition => ({
  id,
  label,
  icon,
  mode: 'dialog',
  summary,
  fields,
  pattern,
  toBlock,
  // The entry preview is off: only the site shows what a page looks like.
  toPreview: () => '',
});

/** Markdown that the editor would change or doesn't know. It is shown as it is, and edited as it is. */
const kept = (id: string, label: string, icon: string, pattern: RegExp, sample: string): EditorComponentDefinition => ({
  ...component(
    id,
    {
      label,
      icon,
      summary: '{{code}}',
      fields: [{name: 'code', label: 'Markdown', widget: 'text', default: sample}],
    },
    pattern,
    ({code = sample}) => code,
  ),
  fromBlock: ([code]) => ({code}),
});

const text = (name: string, label: string, hint?: string) => ({
  name,
  label,
  widget: 'string' as const,
  ...(hint !== undefined && {hint}),
});

/** A tag that begins a line and ends one, such as `<Steps>`, `</Steps>` or a whole `<Worksheet … />`. */
const tag = String.raw`<\/?[A-Z](?:[^\n]|\n(?!\n))*?>(?=\n|$)`;

/** The first whose pattern matches wins, so those with fields of their own come first. */
export const components: readonly EditorComponentDefinition[] = [
  kept('truncate', 'End of the opening', 'content_cut', /^\{\/\* truncate \*\/\}/s, '{/* truncate */}'),
  component(
    'figure',
    {
      label: 'Picture with caption',
      icon: 'image',
      summary: '{{caption}}',
      fields: [
        {name: 'src', label: 'Picture', widget: 'image'},
        text('alt', 'What it shows', 'For people who can’t see it, with the numbers.'),
        text('caption', 'Caption'),
      ],
    },
    /^<Figure caption="(?<caption>[^"\n]*)">\n\n!\[(?<alt>[^\]\n]*)\]\((?<src>[^)\n]*)\)\n\n<\/Figure>/s,
    ({caption = '', alt = '', src = ''}) => `<Figure caption="${caption}">\n\n![${alt}](${src})\n\n</Figure>`,
  ),
  component(
    'note',
    {
      label: 'Note in the margin',
      icon: 'sticky_note_2',
      summary: '{{title}}: {{text}}',
      fields: [text('title', 'Title'), text('text', 'Text', 'Up to 35 words.')],
    },
    /^<Note title="(?<title>[^"\n]*)">(?<text>[^<\n]*)<\/Note>/s,
    ({title = '', text: content = ''}) => `<Note title="${title}">${content}</Note>`,
  ),
  component(
    'pull-quote',
    {
      label: 'Pull quote',
      icon: 'format_quote',
      summary: '{{text}}',
      fields: [text('text', 'Sentence', 'It is part of the text, so do not repeat it.')],
    },
    /^<PullQuote>(?<text>[^<\n]*)<\/PullQuote>/s,
    ({text: content = ''}) => `<PullQuote>${content}</PullQuote>`,
  ),
  kept(
    'table',
    'Table',
    'table',
    /^\|[^\n]*\n\|[ :|-]*\|(?:\n\|[^\n]*)*/s,
    '| Column | Column |\n| --- | --- |\n| Cell | Cell |',
  ),
  kept('code', 'Code', 'code', /^(?<fence>`{3,}|~{3,})[^\n]*\n(?:.*?\n)?\k<fence>(?=\n|$)/s, '```bash\n\n```'),
  kept(
    'component',
    'Component',
    'widgets',
    new RegExp(`^${tag}(?:\\n${tag})*|^:::[^\\n]*|^\\{[^\\n]*\\}(?=\\n|$)`, 's'),
    '<Steps>',
  ),
];
