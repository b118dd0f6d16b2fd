import {readFileSync} from 'node:fs';

import {inProject} from '../../../scripts/lib/project.mjs';

import type {Page} from '@playwright/test';

type Violation = {disposition: string; directive: string; blocked: string; sample: string};

type Noting = {noteViolation: (violation: Violation) => void};

export type PolicyWatch = {
  /** What a policy has stopped: its directive, and the kind of what was stopped. */
  stopped: string[];
  /** Sinks that received a text which Trusted Types would refuse. */
  sinks: string[];
};

/** Collects what policies stop in a page and its frames, or would stop. Call it before the page is opened. */
export async function watchPolicies(page: Page): Promise<PolicyWatch> {
  const stopped: string[] = [];
  const sinks: string[] = [];
  await page.exposeFunction('noteViolation', ({disposition, directive, blocked, sample}: Violation) => {
    if (disposition === 'enforce') stopped.push(`${directive} ${blocked}`);
    // `Element innerHTML|<p>the text`
    else sinks.push(sample.split('|')[0] ?? '');
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {disposition, effectiveDirective: directive, blockedURI: blocked, sample} = event;
      (window as unknown as Noting).noteViolation({disposition, directive, blocked, sample});
    });
  });
  // A frame that may not be shown, or a document that does not load, sends no event.
  page.on('console', (message) => {
    if (/^Refused to|^Framing /.test(message.text())) stopped.push(message.text());
  });
  return {stopped, sinks};
}

/** Sinks that src/plugins/built-pages/headers/README.md lists under Trusted Types. */
export function trippingSinks(): string[] {
  const text = readFileSync(inProject('src/plugins/built-pages/headers/README.md'), 'utf8');
  const [, section = ''] = text.split('## Trusted Types');
  return Array.from(section.matchAll(/^\| `([^`]+)`/gm), ([, sink = '']) => sink).sort();
}
