import type {IntegrationsContent} from '#src/content/schema/integrations';
import {FreeTimes} from '#src/parts/booking/FreeTimes';
import {FindBar} from '#src/parts/filter/FindBar';
import {ClosingBand} from '#src/sections/ClosingBand';
import {Exchange} from '#src/sections/Exchange';
import {PageHead} from '#src/sections/PageHead';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Badge} from '#src/ui/Badge';
import {LogoMark} from '#src/ui/marks/Logo';
import {ToolMark} from '#src/ui/marks/ToolMark';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {Directory} from './Directory';
import panels from './panel.module.scss';
import styles from './styles.module.scss';
import toolStyles from './tool.module.scss';
import toolsStyles from './tools.module.scss';

import type {ReactNode} from 'react';

type ToolsProps = {tools: IntegrationsContent['tools']; ours: string};

/** Twelve tools on a line to our logo. Radio buttons choose the one whose exchange is shown below. */
function Tools({tools: {label, directions, link, items}, ours}: ToolsProps): ReactNode {
  return (
    <div className={panels.tools} data-unindexed="">
      <fieldset className={toolsStyles.line}>
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
        <span className={toolsStyles.ours}>
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

export type IntegrationsPageProps = {
  content: IntegrationsContent;
  path: string;
  /** Name of this company’s product. */
  ours: string;
};

/** `/integrations`: all integrations, filtered by category and search text. Without JavaScript, all are listed. */
export function IntegrationsPage({content, path, ours}: IntegrationsPageProps): ReactNode {
  const {meta, title, lead, tools, categories, kinds, plansNote, filter, search, fold, closing} = content;
  const {native, zapier, webhook, service} = kinds;
  const options = categories.map(({id, title: label, items}) => ({key: id, label, count: items.length}));
  const total = options.reduce((sum, {count}) => sum + count, 0);
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} lead={lead} near />
      <Section spacing="flush">
        <Tools tools={tools} ours={ours} />
        <FindBar
          search={{labels: search, total, parameter: 'q'}}
          links={{parameter: 'category', path, options, labels: filter}}
        />
        <Text look="note" above="text" className={styles.key}>
          <b>{native.label}</b>, {native.note}, unless a row says <b>{zapier.label}</b> ({zapier.note}),{' '}
          <b>{webhook.label}</b> ({webhook.note}) or <b>{service.label}</b> ({service.note}). {plansNote}
        </Text>
        <Directory categories={categories} kinds={kinds} fold={fold} />
      </Section>
      <ClosingBand closing={closing} aside={freeTimes && <FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
