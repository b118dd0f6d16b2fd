import type {Action, Integration} from '#src/content/schema/page';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Link} from '#src/ui/Link';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ToolListProps = {
  title: string;
  items: readonly Integration[];
  /** Pages of tools, by name. */
  pages: Readonly<Record<string, string>>;
  /** Link to all tools. */
  action: Action;
};

/** Names of the tools that an offer integrates with, in a compact list. Those with a page link to it. */
export function ToolList({title, items, pages, action}: ToolListProps): ReactNode {
  return (
    <div className={styles.tools}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      {/* Names alone are a poor search result; each tool is on the page of all integrations. */}
      <ul data-unindexed="">
        {items.map(({name}) => (
          <li key={name}>{pages[name] === undefined ? name : <Link to={pages[name]}>{name}</Link>}</li>
        ))}
      </ul>
      <ActionLink action={action} arrow />
    </div>
  );
}
