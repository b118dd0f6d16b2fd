import type {NotFoundContent} from '#src/content/schema/not-found';
import {backAttribute} from '#src/parts/go-back/names';
import {NotFoundLine} from '#src/pictures/charts/NotFoundLine';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Button} from '#src/ui/actions/Button';
import {Heading} from '#src/ui/Heading';
import {cluster, spaceAbove} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const headingId = 'not-found';

/** The 404 page: what happened, two buttons, four links and a line that drops off. */
export function NotFound({content}: {content: NotFoundContent}): ReactNode {
  return (
    <div className={styles.page}>
      <Section spacing="none" labelledBy={headingId} className={styles.text}>
        <p className={styles.kicker}>{content.kicker}</p>
        <Heading level={1} look="display" id={headingId} className={spaceAbove('card')}>
          {content.title}
        </Heading>
        <Text look="lead" above="card" measure="narrow">
          {content.text}
        </Text>
        <div className={cluster('row', {above: 'group'})}>
          <ActionButton action={content.home} size="lg" />
          <span className={styles.back}>
            <Button variant="secondary" size="lg" {...{[backAttribute]: ''}}>
              {content.back}
            </Button>
          </span>
        </div>
        <div className={styles.links}>
          <span>{content.linksLabel}</span>
          {content.links.map((link) => (
            <ActionLink key={link.label} action={link} />
          ))}
        </div>
      </Section>
      <NotFoundLine />
    </div>
  );
}
