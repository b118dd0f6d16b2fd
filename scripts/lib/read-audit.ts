type Vulnerability = {name: string; severity: string; range: string};
type Report = {
  vulnerabilities?: Record<string, Vulnerability>;
  message?: string;
  error?: {summary?: string};
};

export type Audit = {asked: false; reason: string} | {asked: true; grave: string[]; low: number};

/**
 * What `npm audit --json` found. A registry that cannot be asked (no network, a mirror without this service) is neither a
 * finding nor an all-clear: the caller has to say so.
 */
export function readAudit(output: string): Audit {
  let report: Report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report;
  } catch {
    return {asked: false, reason: 'npm returned no report'};
  }
  if (report.vulnerabilities === undefined) {
    return {asked: false, reason: report.message ?? report.error?.summary ?? 'npm returned no report'};
  }
  const all = Object.values(report.vulnerabilities);
  const grave = all.filter(({severity}) => ['moderate', 'high', 'critical'].includes(severity));
  return {
    asked: true,
    grave: grave.map(({name, severity, range}) => `${name} ${range} (${severity})`),
    low: all.length - grave.length,
  };
}

/** What to say and how to end. With `strict`, an audit without an answer fails: the registry answers on GitHub. */
export function judgeAudit(audit: Audit, strict: boolean): {text: string; code: 0 | 1} {
  if (!audit.asked) {
    const text = `Could not ask the registry about known vulnerabilities: ${audit.reason}. The result is unknown.`;
    return {text, code: strict ? 1 : 0};
  }
  if (audit.grave.length > 0) {
    return {text: `Packages with known vulnerabilities:\n  ${audit.grave.join('\n  ')}`, code: 1};
  }
  return {text: `No known vulnerability of moderate severity or more; ${audit.low} of low.`, code: 0};
}
