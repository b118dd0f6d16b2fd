import '../../scripts/lib/typescript.ts';

// One process of the site for the fault tests, which they kill at any moment.
await import('./fault-site.ts');
