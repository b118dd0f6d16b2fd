import type {ContactFormContent, ContactPageContent} from '#src/content/schema/contact';
import {ContactForm} from '#src/parts/contact';
import {Picture} from '#src/pictures/Picture';
import {TeamGrid} from '#src/sections/company/TeamGrid';
import {MarketingPage} from '#src/templates/MarketingPage';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {spaceAbove} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Text} from '#src/ui/Text';
import {ContactFacts} from './ContactFacts';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type ContactPageProps = {
  content: ContactPageContent;
  form: ContactFormContent;
  /** Path of the canonical page, if two paths show this page. */
  canonical?: string;
};

/**
 * A page with the contact form. Facts as a `list` are below the title, beside the form; as `cards` they are beside the
 * form, below a full-width title. Below them is who answers, or how fast.
 */
export function ContactPage({content, form, canonical}: ContactPageProps): ReactNode {
  const {title, lead, facts, factsLook, demo, below} = content;
  const head = (
    <>
      <Heading level={1}>{title}</Heading>
      <Text look="lead" above="card" measure="narrow">
        {lead}
      </Text>
    </>
  );
  const reach = (
    <>
      <ContactFacts facts={facts} look={factsLook} />
      {demo && (
        <Text above="card">
          {demo.text} <ActionLink action={demo.action} arrow />
        </Text>
      )}
    </>
  );
  return (
    <MarketingPage meta={content.meta} {...(canonical !== undefined && {canonical})}>
      <Section spacing="none" className={clsx(styles.page, styles[factsLook])}>
        {factsLook === 'list' ? (
          <>
            <div>
              {head}
              <div className={spaceAbove('group')}>{reach}</div>
            </div>
            <ContactForm content={form} />
          </>
        ) : (
          <>
            <div>{head}</div>
            <ContactForm content={form} />
            <div>{reach}</div>
          </>
        )}
      </Section>
      <Section rule spacing="tight">
        <SectionHead title={below.title} aside={below.aside} />
        {below.members && <TeamGrid members={below.members} />}
        {below.picture && <Picture picture={below.picture} />}
      </Section>
    </MarketingPage>
  );
}
