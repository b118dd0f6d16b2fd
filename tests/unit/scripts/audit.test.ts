import {runCommand} from '../../support/command';
import {useFolder} from '../../support/folder';

const folder = useFolder();

/** Runs the command with a fake npm that prints this output. */
function audit(output: string, ...args: string[]) {
  folder.write({npm: `#!/bin/sh\ncat <<'END'\n${output}\nEND\n`}, 0o755);
  return runCommand('audit', args, {...process.env, PATH: `${folder.at()}:${process.env.PATH ?? ''}`});
}

const report = (severity: string) =>
  JSON.stringify({vulnerabilities: {left: {name: 'left', severity, range: '<2.0.0'}}});

test('a known vulnerability of moderate or higher severity fails and is listed', async () => {
  expect(await audit(report('high'))).toMatchObject({status: 1, out: expect.stringContaining('left <2.0.0 (high)')});
  expect(await audit(report('moderate'))).toMatchObject({status: 1});
  expect(await audit(report('low'), '--strict')).toMatchObject({status: 0, out: expect.stringContaining('1 of low')});
});

test('an unreachable registry is neither a finding nor a pass', async () => {
  const refused = 'npm warn audit 405\n{"message": "405 Method Not Allowed", "statusCode": 405}\nnpm error audit';
  const unknown = {status: 0, out: expect.stringMatching(/405 Method Not Allowed\. The result is unknown/)};
  expect(await audit(refused)).toMatchObject(unknown);
  expect(await audit('npm error network', '--strict')).toMatchObject({status: 1});
});
