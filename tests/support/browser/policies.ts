import type {Page} from '@playwright/test';

type Violation = {disposition: string; directive: string; blocked: string; sample: string};

type Noting = {noteViolation: (violation: Violation) => void};

export type PolicyWatch = {
  /** A blocked resource: directive and kind. */
  stopped: string[];
  /** Sinks that received text Trusted Types would refuse. */
  sinks: string[];
};

/** Collects violations in a page and its frames, including report-only ones. Call it before opening the page. */
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
  // A blocked frame, or a document that doesn't load, sends no event.
  page.on('console', (message) => {
    if (/^Refused to|^Framing /.test(message.text())) stopped.push(message.text());
  });
  return {stopped, sinks};
}
