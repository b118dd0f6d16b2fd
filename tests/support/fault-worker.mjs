import {loadTypeScript} from '../../scripts/lib/typescript.mjs';

// One process of the site for the fault tests, to be killed at any moment.
loadTypeScript();
await import('./fault-site.ts');
