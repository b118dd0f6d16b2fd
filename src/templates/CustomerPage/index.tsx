import type {CustomerLabels, CustomerStory} from '#src/content/schema/case-studies';
import {story} from '#src/lib/structured-data/articles';
import {StepChart} from '#src/pictures/charts/StepChart';
import {Picture} from '#src/pictures/Picture';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Breadcrumbs} from '#src/ui/Breadcrumbs';
import {FactList} from '#src/ui/FactList';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {grid, stack} from '#src/ui/layout';
import {Link} from '#src/ui/Link';
import {CompanyMark} from '#src/ui/marks/CompanyMark';
import {Portrait} from '#src/ui/marks/Portrait';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {StructuredData} from '#src/ui/StructuredData';
import {Text} from '#src/ui/Text';
import {chartOf} from './chart-of';
import changesStyles from './changes.module.scss';
import headStyles from './head.module.scss';
import nextLinksStyles from './next-links.module.scss';
import outcomeStyles from './outcome.module.scss';
import styles from './styles.module.scss';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

type CustomerPageProps = {content: CustomerStory; labels: CustomerLabels};

/** The main metric as a chart, and other changes before and after. */
function Outcome({content: {customer, outcome}, labels}: CustomerPageProps): ReactNode {
  const chart = chartOf(customer, labels);
  const [row] = outcome.rows;
  return (
    <Section motion="draws">
      <SectionHead title={outcome.title} aside={outcome.source} />
      <div className={grid('tight', {to: 8})}>
        <div>
          <p className={outcomeStyles.title}>{chart.title}</p>
          <StepChart
            chart={chart}
            height={280}
            label={`${chart.title}: from ${row?.before ?? ''} to ${row?.after ?? ''}.`}
          />
        </div>
        <div>
          <table className={outcomeStyles.rows}>
            <thead>
              <tr>
                <td />
                <th scope="col">{labels.before}</th>
                <th scope="col">{labels.after}</th>
              </tr>
            </thead>
            <tbody>
              {outcome.rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>{row.before}</td>
                  <td className={outcomeStyles.after}>{row.after}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Text look="caption" above="text">
            {labels.note}
          </Text>
        </div>
      </div>
    </Section>
  );
}

/** Links to the solution, the industry and the next customer. */
function NextLinks({content: {customer, solution, next}, labels}: CustomerPageProps): ReactNode {
  const links = [
    {caption: labels.solution, ...solution},
    {caption: labels.industry, label: customer.industry, to: `/industries/${customer.slug}`},
    {caption: labels.next, ...next},
  ];
  return (
    <Section spacing="tight">
      <ul className={nextLinksStyles.links}>
        {links.map(({caption, label, to}) => (
          <li key={to}>
            <span>{caption}</span>
            <Link to={to}>{label}</Link>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
      <Text look="caption" above="text">
        {labels.reference.replace('#', customer.industry.toLowerCase())}
      </Text>
    </Section>
  );
}

/** Name, headline, main figure, facts and initial problem. */
function Head({content: {customer, headline, facts, problem}, labels}: CustomerPageProps): ReactNode {
  const [result] = customer.results;
  return (
    <>
      <Section spacing="head">
        <Breadcrumbs items={[labels.crumb, {label: customer.name}]} />
        <div className={grid('group', {to: 9, above: 'card', align: 'end'})}>
          <div className={stack('text')}>
            <CompanyMark company={customer.name} />
            <Heading level={1}>{headline}</Heading>
          </div>
          <p className={headStyles.figure}>
            <b>{result.figure}</b>
            <span>{result.label}</span>
          </p>
        </div>
        <FactList facts={facts} className={headStyles.facts} />
      </Section>
      <Section spacing="flush">
        <SectionHead title={labels.problem} />
        <div className={grid('group', {to: 7})}>
          <div className={headStyles.text}>
            {problem.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          {problem.picture && <Picture picture={problem.picture} />}
        </div>
      </Section>
    </>
  );
}

/** Timeline of the setup by week. The application is below the week that it shows. */
function Changes({content: {weeks}, labels}: CustomerPageProps): ReactNode {
  return (
    <Section tone="sunken">
      <SectionHead title={labels.weeks} />
      <ol className={changesStyles.weeks}>
        {weeks.map(({when, title, text, picture}) => (
          <li key={when}>
            <p className={changesStyles.when}>{when}</p>
            <div className={changesStyles.text}>
              <Heading level={3}>{title}</Heading>
              <Text above="label">{text}</Text>
            </div>
            {picture && <Picture picture={picture} className={changesStyles.picture} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A customer's story: main figure, problem, setup by week, results and quote. */
export function CustomerPage({content, labels}: CustomerPageProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {slug, customer, meta, headline, problem} = content;
  const {speaker} = customer;
  const facts = {
    headline,
    description: problem.text[0] ?? '',
    section: customer.industry,
    path: `/case-studies/${slug}`,
    published: customer.firm.story?.published ?? '',
  };
  return (
    <MarketingPage meta={meta}>
      <StructuredData node={story(siteConfig, facts)} />
      <Head content={content} labels={labels} />
      <Changes content={content} labels={labels} />
      <Outcome content={content} labels={labels} />
      <Section tone="band">
        <div className={styles.quote}>
          <Portrait person={speaker} size={232} className={styles.portrait} />
          <div>
            <blockquote>
              <p>“{customer.quotes.story}”</p>
            </blockquote>
            <p className={styles.speaker}>
              <b>{speaker.name}</b> {speaker.role}, {customer.name}
            </p>
          </div>
        </div>
      </Section>
      <NextLinks content={content} labels={labels} />
    </MarketingPage>
  );
}
