import '../../../scripts/lib/typescript.ts';

// A process of the site for the fault tests, which kill it at any moment.
await import('./fault-site.ts');
