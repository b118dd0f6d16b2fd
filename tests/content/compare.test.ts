import {directory} from '#src/content/integrations/directory';
import {comparePage} from '#src/content/pages/compare';
import {textsOf} from '../support/copy';

const {questions} = comparePage;

test('each question has an answer for each approach', () => {
  expect(questions.head).toHaveLength(4);
  expect(questions.rows.filter((row) => row.length !== questions.head.length)).toEqual([]);
  expect(comparePage.fit.approaches.map(({title}) => title)).toEqual(questions.head.slice(1));
});

test('the description has the number of questions', () => {
  expect(questions.rows).toHaveLength(9);
  expect([questions.title, comparePage.meta.description]).toEqual([
    expect.stringContaining('Nine questions'),
    expect.stringContaining('Nine questions'),
  ]);
});

test('names no other product', () => {
  const names = directory.flatMap(({items}) => items.map(({name}) => name));
  const texts = textsOf(comparePage);
  expect(names).toContain('HubSpot');
  expect(names.filter((name) => texts.some((text) => text.includes(name)))).toEqual([]);
});
