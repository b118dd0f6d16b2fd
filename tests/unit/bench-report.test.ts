import {formatReport, formatTable, medians} from '../../scripts/bench/report';

const nothing = {html: 0, css: 0, font: 0, image: 0, script: 0, other: 0, total: 0, requests: 0};

/** What a run of `npm run bench` keeps of a page. */
function createPage(shown: number, lcp: number) {
  return {
    kind: 'pricing',
    path: '/pricing',
    bytes: {
      shown: {...nothing, total: shown * 1024, requests: 2},
      after: {...nothing, script: 2048},
      otherHosts: 0,
      blocking: 0,
      shift: 0,
    },
    lighthouse: {
      performance: 100,
      accessibility: 100,
      bestPractices: 100,
      seo: 96,
      fcp: 800,
      lcp,
      tbt: 10,
      cls: 0,
      machine: 1000,
      failed: ['link-text'],
    },
  };
}

describe('the report of npm run bench', () => {
  it('takes the median of each figure, and every audit that failed in any run', () => {
    expect(
      medians([
        {lcp: 900, failed: ['a']},
        {lcp: 2000, failed: []},
        {lcp: 1000, failed: ['a', 'b']},
      ]),
    ).toEqual({lcp: 1000, failed: ['a', 'b']});
  });

  it('sets a table in Markdown', () => {
    expect(
      formatTable(
        ['page', 'LCP ms'],
        [
          ['home', 905],
          ['blog post', 1],
        ],
      ),
    ).toBe(
      ['| page      | LCP ms |', '| --------- | -----: |', '| home      |    905 |', '| blog post |      1 |'].join(
        '\n',
      ),
    );
  });

  it('puts a star on what misses its bar or its budget, and on nothing else', () => {
    const report = formatReport({runs: 3, pages: [createPage(76, 1251)]}, undefined);
    const stars = Array.from(report.matchAll(/[\d.]+\*/g), ([text]) => text);
    expect(stars).toEqual(['96*', '1251*', '76.0*']);
    expect(report).toContain('pricing: link-text');
    expect(formatReport({runs: 3, pages: [createPage(75, 1250)]}, undefined)).not.toMatch(/75\.0\*|1250\*/);
  });

  it('says what changed since the run before, of the pages that both have', () => {
    const earlier = {name: 'the last run', pages: [createPage(60, 1000), {...createPage(1, 1), kind: 'gone'}]};
    const report = formatReport({runs: 3, pages: [createPage(58.5, 1100)]}, earlier);
    const [, changes = ''] = report.split('Change since the last run');
    expect(changes).toMatch(/\| pricing \| +\+100 \| +0 \| +-1\.5 \|/);
    expect(changes).not.toContain('gone');
  });
});
