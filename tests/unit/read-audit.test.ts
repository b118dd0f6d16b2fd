import {judgeAudit, readAudit} from '../../scripts/lib/read-audit.ts';

const report = (severity: string) =>
  JSON.stringify({vulnerabilities: {left: {name: 'left', severity, range: '<2.0.0'}}});

test('a known weakness is named from moderate on', () => {
  expect(readAudit(report('high'))).toEqual({asked: true, grave: ['left <2.0.0 (high)'], low: 0});
  expect(readAudit(report('moderate'))).toMatchObject({grave: ['left <2.0.0 (moderate)']});
  expect(readAudit(report('low'))).toEqual({asked: true, grave: [], low: 1});
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({asked: true, grave: [], low: 0});
});

test('a registry that cannot be asked is neither a finding nor an all-clear', () => {
  const refused = '{"message": "405 Method Not Allowed", "statusCode": 405}';
  expect(readAudit(`npm warn audit 405\n${refused}\nnpm error audit endpoint returned an error`)).toEqual({
    asked: false,
    reason: '405 Method Not Allowed',
  });
  expect(readAudit('npm error network')).toEqual({asked: false, reason: 'npm returned no report'});
});

test('a weakness fails; not to know fails where it must not be', () => {
  const codes = (output: string) => [false, true].map((strict) => judgeAudit(readAudit(output), strict).code);
  expect(codes(report('high'))).toEqual([1, 1]);
  expect(codes(report('low'))).toEqual([0, 0]);
  expect(codes('npm error network')).toEqual([0, 1]);
  expect(judgeAudit(readAudit('npm error network'), true).text).toContain('The result is unknown');
});
