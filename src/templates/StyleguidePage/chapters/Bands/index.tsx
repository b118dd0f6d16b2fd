import {NewsletterForm} from '#src/features/newsletter/NewsletterForm';
import {CloseLine} from '#src/mocks/CloseLine';
import {ClosingBand} from '#src/sections/ClosingBand';
import {LinkBanner} from '#src/sections/LinkBanner';
import {NewsletterBand} from '#src/sections/NewsletterBand';
import {Example} from '../../parts/Example';
import type {ChapterProps} from '../../types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** What stands at the foot of a page. */
export function Bands({content: {sections, blog}}: ChapterProps): ReactNode {
  const {newsletter, banner} = blog;
  return (
    <>
      <Example of="sections/ClosingBand" ground="frame">
        <ClosingBand closing={sections.closing} line={<CloseLine />} />
      </Example>
      <Example of="sections/NewsletterBand" ground="frame">
        <NewsletterBand
          title={newsletter.title}
          text={newsletter.text}
          id="styleguide-band"
          form={<NewsletterForm content={newsletter.form} id="styleguide-band" variant="accent" />}
        />
      </Example>
      <Example of="features/newsletter">
        <div className={styles.column}>
          <NewsletterForm content={newsletter.form} id="styleguide-newsletter" />
        </div>
      </Example>
      <Example of="sections/LinkBanner" ground="frame">
        <LinkBanner {...banner} />
      </Example>
    </>
  );
}
