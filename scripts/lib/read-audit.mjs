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
