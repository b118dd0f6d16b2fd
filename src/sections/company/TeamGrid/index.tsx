import type {TeamMember} from '#src/content/schema/about';
import {Link} from '#src/ui/Link';
import {Portrait} from '#src/ui/marks/Portrait';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Portraits with name and role. The names of authors link to their articles. */
export function TeamGrid({members}: {members: readonly TeamMember[]}): ReactNode {
  return (
    <ul className={styles.team}>
      {members.map(({name, role, portrait, to}) => (
        <li key={name}>
          <Portrait person={{name, portrait}} size={232} className={styles.face} />
          <p className={styles.name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</p>
          <Text look="note" above="pair">
            {role}
          </Text>
        </li>
      ))}
    </ul>
  );
}
