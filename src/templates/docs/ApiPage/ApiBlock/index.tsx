import {Text} from '#src/ui/Text';
import looks from '#src/ui/Heading/styles.module.scss';

import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export type ApiBlockProps = {
  id: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
};

/** A titled part of a section, such as the query parameters. */
export function ApiBlock({id, title, text, children}: ApiBlockProps): ReactNode {
  return (
    <div>
      <Heading as="h2" id={id} className={looks.h3}>
        {title}
      </Heading>
      {text !== undefined && (
        <Text look="note" above="label">
          {text}
        </Text>
      )}
      {children}
    </div>
  );
}
