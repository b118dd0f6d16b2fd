import {readFileSync} from 'node:fs';

import {inProject} from '../../scripts/lib/project.mjs';

import type {Page} from '@playwright/test';

type Violation = {disposition: string; directive: string; blocked: string; sample: string};

type Noting = {noteViolation: (violation: Violation) => void};

export type PolicyWatch = {
  /** What a policy has stopped: its directive, and the kind of what was stopped. */
  stopped: string[];
  /** Sinks to which a text was given that Trusted Types would refuse, each once. */
  sinks: () => string[];
};

/** Collects what policies stop in a page and its frames, or would stop. Call it before the page is opened. */
export async function watchPolicies(page: Page): Promise<PolicyWatch> {
  const stopped: string[] = [];
  const sinks = new Set<string>();
  await page.exposeFunction('noteViolation', ({disposition, directive, blocked, sample}: Violation) => {
    if (disposition === 'enforce') stopped.push(`${directive} ${blocked}`);
    // `Element innerHTML|<p>the text`
    else sinks.add(sample.split('|')[0] ?? '');
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {disposition, effectiveDirective: directive, blockedURI: blocked, sample} = event;
      (window as unknown as Noting).noteViolation({disposition, directive, blocked, sample});
    });
  });
  // A build without CSP_REPORT_URI has no report-only policy. The browser needs an address in it to take it into account.
  const watched = "require-trusted-types-for 'script'; report-uri /reports-of-the-test";
  await page.route('**/reports-of-the-test', (route) => route.abort());
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({maxRedirects: 0});
    const headers = {...response.headers(), 'content-security-policy-report-only': watched};
    return route.fulfill({response, headers});
  });
  // A frame that may not be shown, or a document that does not load, sends no event.
  page.on('console', (message) => {
    if (/^Refused to|^Framing /.test(message.text())) stopped.push(message.text());
  });
  return {stopped, sinks: () => [...sinks].sort()};
}

/** Sinks that src/plugins/built-pages/headers/README.md lists under Trusted Types. */
export function trippingSinks(): string[] {
  const text = readFileSync(inProject('src/plugins/built-pages/headers/README.md'), 'utf8');
  const [, section = ''] = text.split('## Trusted Types');
  return Array.from(section.matchAll(/^\| `([^`]+)`/gm), ([, sink = '']) => sink).sort();
}
