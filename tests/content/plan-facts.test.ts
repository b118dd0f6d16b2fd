import {checkPlanFacts} from '../../scripts/content/plan-facts';
import {listFiles, readText} from '../support/source-tree';

const problems = (line: string): string[] => checkPlanFacts('docs/guide.mdx', line).map(({message}) => message);

test.each([
  ['We sign a business associate agreement first, on Enterprise, at no extra charge.', 'names other plans'],
  ['Your account has a BAA on every plan.', 'names other plans'],
  ['Support opens your account only while you allow it. Each visit is in your audit log.', 'Say which plans'],
  ['Several locations come with every plan.', 'names other plans'],
  ['If you have several locations on Solo, choose **Add location**.', 'names other plans'],
  ['API access starts with Team.', 'names other plans'],
  ['Single sign-on comes with Pro and Enterprise.', 'names other plans'],
  ['Phone support is part of Team, Pro and Enterprise.', 'names other plans'],
])('“%s” is not what the plans have', (line, complaint) => {
  expect(problems(line)).toEqual([expect.stringContaining(complaint)]);
});

test.each([
  'On <Fact name="baaPlans" />, we sign a BAA.',
  '<Fact name="supportVisits" />',
  'The audit log comes with Pro and up.',
  'Every plan has two-step sign-in, and <Fact name="auditLogPlans" /> keep an audit log.',
  'If you have several locations (<Fact name="locationPlans" />), choose **Add location**.',
  'Open **Settings > Team** and choose a custom role.',
])('“%s” agrees with the plans', (line) => {
  expect(problems(line)).toEqual([]);
});

test('pages, guides and answers agree with the plans', () => {
  const files = listFiles(['src/content', 'src/pages', 'docs', 'blog', 'changelog'], ['.ts', '.mdx']);
  const found = files.flatMap((file) =>
    checkPlanFacts(file, readText(file)).map(({line, message}) => `${file}:${line} ${message}`),
  );
  expect(found).toEqual([]);
});
