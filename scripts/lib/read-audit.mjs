/**
 * What to say and how to end.
 *
 * @param {ReturnType<typeof readAudit>} audit
 * @param {boolean} strict not to know is a failure, too: where the registry answers, as on GitHub
 * @returns {{text: string, code: 0 | 1}}
 */
export function judgeAudit(audit, strict) {
  if (!audit.asked) {
    const text = `Could not ask the registry about known weaknesses: ${audit.reason}. Nothing is known either way.`;
    return {text, code: strict ? 1 : 0};
  }
  if (audit.grave.length > 0) {
    return {text: `Packages with known weaknesses:\n  ${audit.grave.join('\n  ')}`, code: 1};
  }
  return {text: `No known weakness of moderate severity or more; ${audit.low} of low.`, code: 0};
}

/**
 * What `npm audit --json` found. A registry that cannot be asked (no network, a mirror without this service) is no
 * finding and no all-clear: the caller has to say so.
 *
 * @param {string} output
 * @returns {{asked: false, reason: string} | {asked: true, grave: string[], low: number}}
 */
export function readAudit(output) {
  let report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return {asked: false, reason: 'npm gave no report'};
  }
  if (report.vulnerabilities === undefined) {
    return {asked: false, reason: report.message ?? report.error?.summary ?? 'npm gave no report'};
  }
  const all = Object.values(report.vulnerabilities);
  const grave = all.filter(({severity}) => ['moderate', 'high', 'critical'].includes(severity));
  return {
    asked: true,
    grave: grave.map(({name, severity, range}) => `${name} ${range} (${severity})`),
    low: all.length - grave.length,
  };
}
