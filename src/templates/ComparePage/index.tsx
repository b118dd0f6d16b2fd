import type {Value} from '#src/content/schema/company';
import type {CompareContent} from '#src/content/schema/compare';
import {FreeTimes} from '#src/parts/booking/FreeTimes';
import {Avatar} from '#src/pictures/parts/Avatar';
import {Bar} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {Timeline} from '#src/pictures/parts/Timeline';
import {Window} from '#src/pictures/parts/Window';
import {ClosingBand} from '#src/sections/ClosingBand';
import {FaqSplit} from '#src/sections/FaqSplit';
import {LinkBanner} from '#src/sections/LinkBanner';
import {PageHead} from '#src/sections/PageHead';
import {PickTable} from '#src/sections/PickTable';
import {freeTimes} from '#src/site/free-times';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {Pick, pickPart} from '#src/ui/Pick';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import fitStyles from './fit.module.scss';
import mondayStyles from './monday.module.scss';
import sheetStyles from './sheet.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A spreadsheet with two people in one cell. */
function Sheet({label, title, chip, head, rows, busyRow, editors}: CompareContent['monday']['sheet']): ReactNode {
  const last = head.length - 1;
  return (
    <Window label={label}>
      <Bar title={title} lead={<Icon name="sheet" size={16} />} end={<Chip text={chip} tone="waiting" />} />
      <div className={sheetStyles.sheet}>
        {[head, ...rows].map((cells, row) => (
          <p key={cells[0]}>
            {cells.map((cell, column) => {
              const isBusy = row === busyRow + 1 && column === last;
              return (
                <span key={cell} className={clsx(isBusy && sheetStyles.busy)}>
                  {cell}
                  {isBusy && editors.map((name) => <em key={name}>{name}</em>)}
                </span>
              );
            })}
          </p>
        ))}
      </div>
    </Window>
  );
}

function Tools({label, tabs, from, to}: CompareContent['monday']['tools']): ReactNode {
  return (
    <Window label={label}>
      <div className={mondayStyles.tabs}>
        {tabs.map(({icon, name, on}) => (
          <span key={name} className={clsx(on && mondayStyles.on)}>
            <Icon name={icon} size={16} />
            {name}
          </span>
        ))}
      </div>
      <div className={mondayStyles.notes}>
        <p className={mondayStyles.note}>
          <b>{from.tool}</b> <Chip text={from.time} tone="plain" />
          <span>{from.text}</span>
          <mark>{from.number}</mark> <Chip text={from.chip} tone="done" />
        </p>
        <p className={mondayStyles.note}>
          <b>{to.tool}</b> <Chip text={to.time} tone="plain" />
          <span>
            {to.text} <mark>{to.number}</mark>
          </span>
          <span className={mondayStyles.draft}>{to.draft}</span>
        </p>
      </div>
    </Window>
  );
}

/** The same morning in three windows, parts of a `Pick`. */
function Monday({sheet, tools, record}: CompareContent['monday']): ReactNode {
  return (
    <div className={mondayStyles.monday}>
      <div {...pickPart(0)}>
        <Sheet {...sheet} />
      </div>
      <div {...pickPart(1)}>
        <Tools {...tools} />
      </div>
      <div {...pickPart(2)}>
        <Window label={record.label}>
          <Bar
            title={record.name}
            lead={<Avatar person={{initials: record.initials}} />}
            end={<Chip text={record.chip} tone="done" />}
          />
          <Timeline rows={record.rows} lit={record.lit} />
        </Window>
      </div>
    </div>
  );
}

type FitProps = {
  approaches: readonly Value[];
  /** Label before `practice`. */
  changeLabel: string;
};

/** When each approach is enough, and when to change it: parts of a `Pick`, whose switch names the chosen one. */
function Fit({approaches, changeLabel}: FitProps): ReactNode {
  return (
    <div className={fitStyles.fit}>
      {approaches.map(({title, description, practice}, index) => (
        <div key={title} {...pickPart(index)}>
          <Heading level={3} look="h4">
            {title}
          </Heading>
          <Text above="label">{description}</Text>
          <Text above="text" className={fitStyles.change}>
            <b>{changeLabel}</b>
            {practice}
          </Text>
        </div>
      ))}
    </div>
  );
}

/**
 * `/compare`: kinds of customer software, by the questions of buyers. Doesn't name competitors. On phones one approach
 * is shown at a time, in the picture, the table and the advice.
 */
export function ComparePage({content}: {content: CompareContent}): ReactNode {
  const {meta, title, aside, monday, questions, fit, vendor, next, closing} = content;
  const options = content.switch.options.map((label) => ({label}));
  return (
    <MarketingPage meta={meta}>
      <PageHead title={title} aside={aside} near />
      <Section spacing="flush">
        <Pick label={content.switch.label} options={options} initial={options.length - 1}>
          <Monday {...monday} />
          <Section id="questions" width="full" spacing="none" className={styles.part}>
            <SectionHead title={questions.title} text={questions.text} />
            <PickTable label={questions.title} head={questions.head} rows={questions.rows} lit={options.length} />
          </Section>
          <Section id="fit" width="full" spacing="none" className={styles.part}>
            <SectionHead title={fit.title} text={fit.text} />
            <Fit approaches={fit.approaches} changeLabel={fit.changeLabel} />
          </Section>
        </Pick>
      </Section>
      <Section id="vendor" tone="sunken">
        <FaqSplit {...vendor} name="vendor-questions" />
      </Section>
      <LinkBanner title={next.title} text={next.text} action={next.action} />
      <ClosingBand closing={closing} aside={freeTimes && <FreeTimes labels={freeTimes} />} />
    </MarketingPage>
  );
}
