import {runNpm} from './lib/processes';
import {readArguments, printLine} from './lib/terminal';

const usage = `npm run audit fails when the registry knows of a vulnerability of moderate severity or more in a package.

  npm run audit -- --strict    also fails when the registry does not answer`;

type Vulnerability = {name: string; severity: string; range: string};
type Report = {
  vulnerabilities?: Record<string, Vulnerability>;
  message?: string;
  error?: {summary?: string};
};

const {strict} = readArguments(usage, {options: {strict: {type: 'boolean'}}}).values;
const {json} = await runNpm(['audit', '--json', '--package-lock-only']);
const {vulnerabilities, message, error} = (json ?? {}) as Report;
if (vulnerabilities === undefined) {
  // No network, or a mirror without this service: neither a finding nor a clean result.
  const reason = message ?? error?.summary ?? 'npm returned no report';
  printLine(`Could not get known vulnerabilities from the registry: ${reason}. The result is unknown.`);
  process.exitCode = strict ? 1 : 0;
} else {
  const all = Object.values(vulnerabilities);
  const found = all.filter(({severity}) => ['moderate', 'high', 'critical'].includes(severity));
  const lines = found.map(({name, range, severity}) => `\n  ${name} ${range} (${severity})`);
  if (found.length > 0) printLine(`Packages with known vulnerabilities:${lines.join('')}`);
  else printLine(`No known vulnerabilities of moderate or higher severity; ${all.length} of low severity.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
