import {company} from '#src/content/company/company';
import {findPlaces, isTest, listFiles} from '../support/source-tree';

// Texts may have the name, and `npm run rename` changes it everywhere. Code takes it from the facts.
const code = listFiles(
  ['src', 'functions', 'docusaurus.config.ts', 'sidebars.ts'],
  ['.ts', '.tsx', '.mts', '.mjs'],
).filter(
  (file) =>
    !isTest(file) &&
    !file.startsWith('src/content/') &&
    !file.endsWith('example.tsx') &&
    file !== 'src/plugins/api-reference/samples.ts',
);

test('code takes the company’s name from its facts', () => {
  const advice = 'Use `company.name`.';
  expect(findPlaces(code, new RegExp(company.name, 'gi'), advice)).toEqual([]);
});
