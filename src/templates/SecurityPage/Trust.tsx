import {FactTable} from '#src/sections/FactTable';
import {FeatureGrid} from '#src/sections/FeatureGrid';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import type {TrustContent} from './types';

import type {ReactNode} from 'react';

type Table = TrustContent['status'];

const table = (id: string, {title, text, head, rows}: Table, tone: 'paper' | 'sunken'): ReactNode => (
  <Section id={id} tone={tone} spacing="tight">
    <SectionHead title={title} aside={text} />
    <FactTable label={title} head={head} rows={rows} />
  </Section>
);

/** Tables for security reviews, and documents to request. */
export function Trust({content}: {content: TrustContent}): ReactNode {
  const {location, subprocessors, status, documents, uptime} = content;
  return (
    <>
      {table('location', location, 'paper')}
      {table('subprocessors', subprocessors, 'sunken')}
      {table('status', status, 'paper')}
      <Section id="documents" tone="sunken" spacing="tight">
        <SectionHead title={documents.title} aside={documents.text} />
        <FeatureGrid items={documents.items} columns={4} />
      </Section>
      {table('uptime', uptime, 'paper')}
    </>
  );
}
