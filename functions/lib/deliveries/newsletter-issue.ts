import {button, heading, paragraph, subheading, type Link} from '../mail/layout/parts';
import type {Part} from '../mail/layout/part';
import type {Section} from '../mail/layout/section';
import type {MailContent} from './booking-view';
import {composeNewsletterMail, findSubscriber, linksFor} from './newsletter';
import {subscriberReason} from './newsletter-mails';
import type {Renderer} from './types';

/** A block of an issue. `section` is a heading that starts a new section. */
export type IssueBlock =
  | {kind: 'heading' | 'section'; text: string}
  | {kind: 'paragraph'; words: readonly (string | Link)[]}
  | ({kind: 'button'} & Link);

/** An issue, as `npm run newsletter` stores it. */
export type NewsletterIssue = {subject: string; preheader: string; blocks: readonly IssueBlock[]};

function renderBlock(block: IssueBlock): Part {
  if (block.kind === 'paragraph') return paragraph(block.words);
  if (block.kind === 'button') return button(block);
  return block.kind === 'heading' ? heading(block.text) : subheading(block.text);
}

function renderSections(blocks: readonly IssueBlock[]): Section[] {
  const sections: {parts: Part[]}[] = [{parts: []}];
  for (const block of blocks) {
    if (block.kind === 'section') sections.push({parts: []});
    sections.at(-1)?.parts.push(renderBlock(block));
  }
  return sections.filter(({parts}) => parts.length > 0);
}

/**
 * Composes an issue for one reader.
 * @param site Host name of the site.
 */
export function composeIssue(
  {subject, preheader, blocks}: NewsletterIssue,
  unsubscribe: string,
  site: string,
): MailContent {
  return {
    subject,
    document: {
      title: subject,
      preheader,
      sections: [
        ...renderSections(blocks),
        {parts: [paragraph(['Don’t want these emails anymore? ', {label: 'Unsubscribe', url: unsubscribe}], 'muted')]},
      ],
      reason: subscriberReason(site),
    },
  };
}

/** Renders an issue for one reader. Payload: `issue` and `site`. Readers who have unsubscribed since get nothing. */
export const newsletterIssueRenderer: Renderer = {
  async mail(delivery, context) {
    const {site, issue} = delivery.payload;
    const subscriber = await findSubscriber(delivery, context);
    if (subscriber?.state !== 'confirmed') return undefined;
    const [row] = await context.sql<{content: NewsletterIssue}>`
      select content from newsletter_issues where id = ${String(issue)}::uuid`;
    if (row === undefined) return undefined;
    const {id, email} = subscriber;
    const {oneClick, unsubscribe} = linksFor(id, String(site), context);
    const content = composeIssue(row.content, unsubscribe, new URL(String(site)).host);
    const name = `newsletter-${String(issue)}-${id}`;
    return composeNewsletterMail(name, content, {email, oneClick}, delivery.createdAt, context.environment);
  },
};
