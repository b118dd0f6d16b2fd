import {EndpointList} from '#src/sections/help/EndpointList';
import {Link} from '#src/ui/Link';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import resources from '@generated/api-reference/default/resources.json';
import type {ReactNode} from 'react';

/** All API resources with their requests, from the OpenAPI file. */
export default function ApiResources(): ReactNode {
  return (
    <div className={styles.resources}>
      {resources.map(({name, text, to, endpoints}) => (
        <section key={to} className={styles.resource}>
          <div>
            <h3 className={styles.name}>
              <Link to={to}>{name}</Link>
            </h3>
            <Text look="note" above="pair">
              {text}
            </Text>
          </div>
          <EndpointList endpoints={endpoints} />
        </section>
      ))}
    </div>
  );
}
