import {readdirSync} from 'node:fs';
import path from 'node:path';

import {caseStudiesPage} from '@site/src/content/case-studies/page';
import {caseStudies} from '@site/src/content/case-studies/registry';
import type {CaseStudy, FeaturedCase, RowCase} from '@site/src/content/case-studies/types';

import {promotionalNote} from '@site/src/content/notes';
import {testimonials} from '@site/src/content/testimonials';
import {countWords, hypeWords, textsOf} from '../support/copy';
import {industries} from '../support/industries';

const folder = path.join(__dirname, '../../src/content/case-studies');

/** Files of the folder that are not a story. */
const otherFiles = ['page.ts', 'registry.ts', 'types.ts'];

const featured = caseStudies.filter((study): study is FeaturedCase => study.featured);
const rows = caseStudies.filter((study): study is RowCase => !study.featured);

/** `slug: text` for each text over its limit. */
function tooLong(slug: string, limit: number, texts: readonly string[]): string[] {
  return texts.filter((text) => countWords(text) > limit).map((text) => `${slug}: cut to ${limit} words: ${text}`);
}

/** The figure that a series gives, printed in the way of the figure it stands beside. */
function figureOf({trend: {values}, results}: RowCase): string {
  const first = values[0] ?? 0;
  const last = values.at(-1) ?? 0;
  const printed = results[0].figure;
  if (printed.endsWith('%')) return `${Math.round((Math.abs(last - first) / first) * 100)}%`;
  return printed.endsWith('x') ? `${last / first}x` : `${last} days`;
}

describe('case studies', () => {
  test('are six, one of them featured and standing first', () => {
    expect(caseStudies).toHaveLength(6);
    expect(featured).toHaveLength(1);
    expect(caseStudies[0]).toBe(featured[0]);
  });

  test('every file of the folder is in registry.ts, and the file is named like the anchor', () => {
    const files = readdirSync(folder).filter((file) => !otherFiles.includes(file));
    expect(caseStudies.map(({slug}) => `${slug}.ts`).toSorted()).toEqual(files.toSorted());
  });

  test('each tells of another industry, which has a page under the same slug and name', () => {
    const pages = caseStudies.map(({slug}) => industries.find((industry) => industry.slug === slug)?.name);
    expect(pages).toEqual(caseStudies.map(({industry}) => industry));
    expect(new Set(pages).size).toBe(caseStudies.length);
  });

  test.each<[string, (study: CaseStudy) => string]>([
    ['company', ({company}) => company],
    ['quoted person', ({testimonial}) => testimonial.author],
    ['challenge', ({challenge}) => challenge],
    ['solution', ({solution}) => solution],
  ])('no two stories share a %s: reword one of them', (_, read) => {
    const values = caseStudies.map(read);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  });

  test('the customer says something else here than on the home page', () => {
    const said = caseStudies.map(({testimonial}) => testimonial.content);
    expect(testimonials.filter(({content}) => said.includes(content))).toEqual([]);
  });

  test.each(rows.map((study) => [study.company, study] as const))('%s: the line drawn gives the figure', (_, study) => {
    expect(figureOf(study)).toBe(study.results[0].figure);
  });

  test.each(rows.map((study) => [study.company, study] as const))(
    '%s: the line is described with its ends',
    (_, {trend}) => {
      expect(trend.label).toContain(`from ${trend.values[0] ?? ''} to ${trend.values.at(-1) ?? ''}`);
    },
  );

  test('the chart of the featured story ends at its tip and stays below its top', () => {
    for (const {chart, chartLabel} of featured) {
      expect(String(chart.values.at(-1))).toBe(chart.tip?.strong);
      expect(Math.max(...chart.values)).toBeLessThanOrEqual(chart.max);
      expect(chartLabel).toContain(`from ${chart.values[0] ?? ''} in March to ${chart.values.at(-1) ?? ''}`);
    }
  });
});

describe.each(caseStudies.map((study) => [study.slug, study] as const))('%s', (slug, study) => {
  const {company, industry, challenge, solution, results, testimonial} = study;

  test('has every field of the specification, the testimonial under the same company and industry', () => {
    expect(
      [company, industry, challenge, solution, testimonial.content, testimonial.author].filter((text) => !text),
    ).toEqual([]);
    expect(results.filter(({figure, label}) => !/\d/.test(figure) || label === '')).toEqual([]);
    expect({company: testimonial.company, industry: testimonial.industry}).toEqual({company, industry});
  });

  test('keeps to the lengths of design.md section 7', () => {
    const supporting = [challenge, solution, ...(study.featured ? [] : [study.summary])];
    const headlines = study.featured ? [study.headline] : [];
    expect([...tooLong(slug, 30, supporting), ...tooLong(slug, 9, headlines)]).toEqual([]);
  });

  test('says it plainly: no hype, exclamation marks, character icons or straight quotes', () => {
    expect(textsOf(study).filter((text) => hypeWords.test(text) || /[!→✓↗"']/.test(text))).toEqual([]);
    expect(testimonial.content).not.toMatch(/^[“"]|[”"]$/);
  });
});

describe('the page', () => {
  test('has a description of 50 to 170 characters', () => {
    expect(caseStudiesPage.meta.description.length).toBeGreaterThanOrEqual(50);
    expect(caseStudiesPage.meta.description.length).toBeLessThanOrEqual(170);
  });

  test('says under the figures that they are promotional', () => {
    expect(caseStudiesPage.note).toBe(promotionalNote);
  });

  test('closes with a link to /demo', () => {
    expect(caseStudiesPage.closing.action).toMatchObject({to: '/demo'});
  });

  test('keeps to the lengths and the voice of design.md section 7', () => {
    const {title, aside, closing, filter, labels} = caseStudiesPage;
    expect([...tooLong('page', 9, [title, closing.title]), ...tooLong('page', 30, [aside, closing.text])]).toEqual([]);
    expect(
      textsOf([title, aside, closing, filter, labels]).filter((text) => hypeWords.test(text) || /[!→✓↗"']/.test(text)),
    ).toEqual([]);
  });
});
