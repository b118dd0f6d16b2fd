import {feedbackDays} from '../functions/leads/retention-days';
import {databaseUsage, runOnDatabase} from './lib/database';
import {clean, formatTable, printLine, readArguments, readNumber} from './lib/terminal';

const usage = `npm run feedback shows readers' answers to "Was this page helpful?" and their latest comments.

  npm run feedback                        the last 28 days, pages with the most "no" first
  npm run feedback -- --days 7            a different period, up to ${feedbackDays} days
  npm run feedback -- --page /docs/...    one page with more comments

${databaseUsage}`;

type PageRow = {
  page: string;
  yes: string;
  no: string;
  helpful: string;
  comments: readonly {at: string; helpful: boolean; comment: string}[];
};

const {values} = readArguments(usage, {options: {days: {type: 'string', default: '28'}, page: {type: 'string'}}});
const {page} = values;
const days = readNumber('days', values.days, feedbackDays);
/** Comments shown per page. */
const most = page === undefined ? 3 : 50;

await runOnDatabase(async ({sql}) => {
  const from = new Date(Date.now() - days * 86_400_000).toISOString();
  const rows = await sql<PageRow>`
    with answers as (
      select *, row_number() over (partition by page, comment is null order by answered_at desc) as place
      from page_feedback where answered_at >= ${from}::timestamptz and ${page === undefined ? sql`true` : sql`page = ${page}`}
    )
    select page, count(*) filter (where helpful) as yes, count(*) filter (where not helpful) as no,
      round(100 * avg(helpful::int)) || '%' as helpful,
      coalesce(
        json_agg(json_build_object('at', answered_at, 'helpful', helpful, 'comment', comment) order by answered_at desc)
          filter (where comment is not null and place <= ${most}::int),
        '[]'
      ) as comments
    from answers group by page order by no desc, yes desc, page`;
  if (rows.length === 0) {
    printLine(`No answers${page === undefined ? '' : ` about ${page}`} in the last ${days} days.`);
    return;
  }
  const answers = rows.map((row) => [row.page, row.yes, row.no, row.helpful]);
  printLine(formatTable(['page', 'yes', 'no', 'helpful'], answers));
  for (const {page: path, comments} of rows.filter((row) => row.comments.length > 0)) {
    printLine(`\n${path}`);
    for (const {at, helpful, comment} of comments)
      printLine(`  ${at.slice(0, 10)} ${helpful ? 'yes' : 'no '}  ${clean(comment)}`);
  }
});
