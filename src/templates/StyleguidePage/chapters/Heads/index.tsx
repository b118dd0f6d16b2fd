import {Heading, type HeadingProps} from '#src/ui/Heading';
import {Section, type SectionProps} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

const looks: readonly NonNullable<HeadingProps['look']>[] = ['display', 'h1', 'h2', 'h3', 'h4'];
const tones: readonly NonNullable<SectionProps['tone']>[] = ['paper', 'sunken', 'band'];
const spacings: readonly NonNullable<SectionProps['spacing']>[] = ['regular', 'tight', 'flush', 'none'];

/** Headings, the head of a section, and the section itself. */
export function Heads({content: {samples}}: ChapterProps): ReactNode {
  const {title, text, aside} = samples.head;
  return (
    <>
      <Example of="ui/Heading">
        {looks.map((look) => (
          <Variant key={look} label={`level={4} look="${look}"`}>
            <Heading level={4} look={look}>
              {title}
            </Heading>
          </Variant>
        ))}
      </Example>
      <Example of="ui/SectionHead">
        <Variant label="aside">
          <SectionHead title={title} aside={aside} />
        </Variant>
        <Variant label='text look="h3"'>
          <SectionHead title={title} text={text} look="h3" />
        </Variant>
      </Example>
      <Example of="ui/Section" ground="frame">
        <div>
          {tones.map((tone) => (
            <Section key={tone} tone={tone} spacing="tight">
              <p>tone=&quot;{tone}&quot; spacing=&quot;tight&quot;</p>
            </Section>
          ))}
          {spacings.map((spacing) => (
            <Section key={spacing} spacing={spacing} rule>
              <p>spacing=&quot;{spacing}&quot; rule</p>
            </Section>
          ))}
        </div>
      </Example>
    </>
  );
}
