import {Link} from '#src/ui/Link';

import {Fragment, type ReactNode} from 'react';

export type InlineTextProps = {
  /** Text with `code`, **strong** and [links](/path). Other Markdown is printed as is. */
  text: string;
};

const marks = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

function renderPart(part: string): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
  const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  return to === undefined ? part : <Link to={to}>{label}</Link>;
}

/** Renders a sentence from content data, with its code, bold text and links. */
export function InlineText({text}: InlineTextProps): ReactNode {
  return text.split(marks).map((part, index) => <Fragment key={index}>{renderPart(part)}</Fragment>);
}
