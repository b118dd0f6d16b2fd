import {claims, type ClaimName} from '#src/content/company/claims';
import {findNamed} from '#src/lib/find-named';

import type {ReactNode} from 'react';

export type ClaimProps = {name: ClaimName};

/**
 * Prints a claim from src/content/company/claims.ts by name. Without hooks, because the FAQ reads its text for
 * structured data.
 */
export default function Claim({name}: ClaimProps): ReactNode {
  return findNamed<string>(claims, name, {tag: 'Claim', home: 'src/content/company/claims.ts'});
}
