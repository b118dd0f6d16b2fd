import {FindBar} from '#src/features/find/FindBar';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {ClosingBand} from '#src/sections/ClosingBand';
import {PageHead} from '#src/sections/PageHead';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import type {IntegrationsContent, DirectoryCategory, DirectoryEntry} from '#src/content/schema/integrations';
import {filter} from '#src/behaviors/attributes';
import {Fold} from '#src/ui/Fold';
import {Heading} from '#src/ui/Heading';
import {Link} from '#src/ui/Link';
import icons from '#src/ui/icons.module.scss';
import {CategoryMark} from '#src/ui/marks/CategoryMark';
import {Exchange} from '#src/sections/Exchange';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Badge} from '#src/ui/Badge';
import {LogoMark} from '#src/ui/marks/Logo';
import {ToolMark} from '#src/ui/marks/ToolMark';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';
import directoryStyles from './directory.module.scss';
import panels from './panel.module.scss';
import toolStyles from './tool.module.scss';
import toolsStyles from './tools.module.scss';

import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

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

type Labels = Pick<IntegrationsContent, 'kinds' | 'fold'>;

/** Entries shown before the fold. One more is shown instead of a fold of one. */
const shown = 6;

function Entry({entry: {name, mark, line, via, from, slug}, kinds}: {entry: DirectoryEntry; kinds: Labels['kinds']}) {
  return (
    <li className={icons[mark]} {...{[filter.item]: ''}}>
      {slug === undefined ? (
        <b data-entry="">{name}</b>
      ) : (
        <Link to={`/integrations/${slug}`} data-entry="">
          {name}
        </Link>
      )}{' '}
      {line}
      {from !== undefined && `. ${from} plan`}
      {via && <em data-unindexed="">{kinds[via].label}</em>}
    </li>
  );
}

type EntriesProps = Pick<DirectoryCategory, 'items'> & Labels & {isWide: boolean};

function Entries({items, kinds, fold, isWide}: EntriesProps): ReactNode {
  const linkedFirst = [...items.filter(({slug}) => slug), ...items.filter(({slug}) => !slug)];
  const end = isWide || items.length === shown + 1 ? items.length : shown;
  const list = (entries: readonly DirectoryEntry[]): ReactNode => (
    <ul className={directoryStyles.rows}>
      {entries.map((entry) => (
        <Entry key={entry.name} entry={entry} kinds={kinds} />
      ))}
    </ul>
  );
  return (
    <>
      {list(linkedFirst.slice(0, end))}
      {items.length > end && (
        <Fold label={fold.show.replace('#', String(items.length - end))} openLabel={fold.hide}>
          {list(linkedFirst.slice(end))}
        </Fold>
      )}
    </>
  );
}

type DirectoryProps = Labels & {categories: readonly DirectoryCategory[]};

/** The integrations by category: first those with a page, six in all, then a fold. A last one alone in its row shows all. */
export function Directory({categories, ...labels}: DirectoryProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  return (
    <div className={directoryStyles.directory}>
      {categories.map(({id, title, items}, index) => {
        brokenLinks.collectAnchor(id);
        return (
          <section key={id} id={id} aria-labelledby={`${id}-title`} {...{[filter.group]: id}}>
            <Heading level={2} look="h4" id={`${id}-title`}>
              <CategoryMark category={id} />
              <span {...{[filter.groupText]: ''}}>{title}</span>
            </Heading>
            <Entries items={items} isWide={index % 2 === 0 && index === categories.length - 1} {...labels} />
          </section>
        );
      })}
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
  const {native, zapier, webhook} = kinds;
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
          <b>{native.label}</b>, {native.note}, unless a row says <b>{zapier.label}</b> ({zapier.note}) or{' '}
          <b>{webhook.label}</b> ({webhook.note}). {plansNote}
        </Text>
        <Directory categories={categories} kinds={kinds} fold={fold} />
      </Section>
      <ClosingBand closing={closing} aside={<FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
