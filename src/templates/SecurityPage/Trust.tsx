import {FactTable} from '#src/sections/FactTable';
import {DataMap} from './DataMap';
import {FeatureGrid} from '#src/sections/FeatureGrid';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import type {TrustContent} from '#src/content/schema/security';

import type {ReactNode} from 'react';

type Table = TrustContent['status'];

const table = (id: string, {title, text, head, rows}: Table, tone: 'paper' | 'sunken', badges = false): ReactNode => (
  <Section id={id} tone={tone} spacing="tight">
    <SectionHead title={title} aside={text} />
    <FactTable label={title} head={head} rows={rows} badges={badges} />
  </Section>
);

/** A map and tables for security reviews, and documents to request. */
export function Trust({content}: {content: TrustContent}): ReactNode {
  const {location, subprocessors, status, documents, uptime} = content;
  return (
    <>
      <Section id="location" tone="paper" spacing="tight">
        <SectionHead title={location.title} aside={location.text} />
        <DataMap {...location.map} />
      </Section>
      {table('subprocessors', subprocessors, 'sunken')}
      {table('status', status, 'paper', true)}
      <Section id="documents" tone="sunken" spacing="tight">
        <SectionHead title={documents.title} aside={documents.text} />
        <FeatureGrid items={documents.items} columns={4} />
      </Section>
      {table('uptime', uptime, 'paper')}
    </>
  );
}
