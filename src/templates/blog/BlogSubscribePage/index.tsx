import type {NewsletterContent, SubscribeContent} from '#src/content/schema/newsletter';
import {NewsletterForm} from '#src/parts/newsletter';
import {Picture} from '#src/pictures/Picture';
import {LinkBanner} from '#src/sections/LinkBanner';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Breadcrumbs} from '#src/ui/Breadcrumbs';
import {FactList} from '#src/ui/FactList';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {TextColumns} from './TextColumns';
import styles from './styles.module.scss';
import head from '#src/ui/page-head.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type BlogSubscribePageProps = {
  content: SubscribeContent;
  form: NewsletterContent;
  /** The parent page, for the breadcrumb. */
  parent: {label: string; to: string};
};

/** `/blog/subscribe`: the form, an issue, what each contains, and how the newsletter works. */
export function BlogSubscribePage({content, form, parent}: BlogSubscribePageProps): ReactNode {
  return (
    <MarketingPage meta={content.meta}>
      <Section spacing="head">
        <Breadcrumbs items={[parent, {label: content.crumb}]} />
        <div className={head.row}>
          <div className={head.half}>
            <Heading level={1}>{content.title}</Heading>
            <Text look="lead" above="card" measure="narrow">
              {content.lead}
            </Text>
            <div className={styles.form}>
              <NewsletterForm content={form} id="subscribe" />
            </div>
          </div>
          <div className={head.cover}>
            <Picture picture={content.picture} />
          </div>
        </div>
      </Section>
      <Section tone="sunken" labelledBy="inside">
        <div className={clsx(head.row, head.line)}>
          <div className={head.half}>
            <TextColumns title={content.insideTitle} id="inside" items={content.inside} />
          </div>
          <div className={head.side}>
            <FactList facts={content.facts} />
          </div>
        </div>
      </Section>
      <LinkBanner {...content.banner} />
    </MarketingPage>
  );
}
