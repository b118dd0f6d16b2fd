import Link from '@docusaurus/Link';

import {Fragment, type ReactNode} from 'react';

export type InlineTextProps = {
  /** Text with `code`, **strong** words and [links](/address). Nothing else of Markdown is read. */
  text: string;
};

const marks = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

function renderPart(part: string): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
  const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  return to === undefined ? part : <Link to={to}>{label}</Link>;
}

/** A sentence that comes from data and names code or other pages. */
export function InlineText({text}: InlineTextProps): ReactNode {
  return text.split(marks).map((part, index) => <Fragment key={index}>{renderPart(part)}</Fragment>);
}
