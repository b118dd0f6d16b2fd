import type {IntegrationsContent} from '#src/content/schema/integrations';
import {Exchange} from '#src/sections/Exchange';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Badge} from '#src/ui/Badge';
import {LogoMark} from '#src/ui/marks/Logo';
import {ToolMark} from '#src/ui/marks/ToolMark';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import panels from './panel.module.scss';
import toolStyles from './tool.module.scss';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ToolsProps = {tools: IntegrationsContent['tools']; ours: string};

/** Twelve tools on a line to our logo. Radio buttons choose the one whose exchange is shown below. */
export function Tools({tools: {label, directions, link, items}, ours}: ToolsProps): ReactNode {
  return (
    <div className={panels.tools} data-unindexed="">
      <fieldset className={styles.line}>
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
        {items.map(({slug, name, mark}, index) => (
          <label key={slug} className={toolStyles.tool}>
            <input type="radio" name="tool" value={slug} defaultChecked={index === 0} />
            <ToolMark icon={mark} size="tile" />
            <span>{name}</span>
          </label>
        ))}
        <span className={styles.ours}>
          <LogoMark size={72} />
        </span>
      </fieldset>
      {items.map(({slug, name, mark, lead, moves}) => (
        <article key={slug} className={panels.panel}>
          <Exchange moves={moves} ours={ours} theirs={name} icon={mark} />
          <div className={panels.text}>
            <Badge>{directions[moves.direction]}</Badge>
            <p>{lead}</p>
            <ActionLink action={{label: `${name} ${link}`, to: `/integrations/${slug}`}} arrow />
          </div>
        </article>
      ))}
    </div>
  );
}
