import {describePlace, listHolidays} from './lib/holidays';
import {inProject} from './lib/project.mjs';
import {printLine, readArguments} from './lib/terminal';

import {writeFileSync} from 'node:fs';

const usage = `npm run holidays lists the public holidays of the next ten years in functions/scheduling/holidays.ts.

Run it after changing holidayPlace in functions/scheduling/hosts.ts. It has no options.`;

readArguments(usage, {});
const thisYear = new Date().getUTCFullYear();
const years = Array.from({length: 10}, (_, index) => thisYear + index);
const lines = Object.entries(await listHolidays(years)).map(
  ([year, days]) => `  ${year}: [${days.map((day) => `'${day}'`).join(', ')}],\n`,
);
writeFileSync(
  inProject('functions/scheduling/holidays.ts'),
  `/**
 * Days without demos, by year: ${describePlace()}.
 * Written by \`npm run holidays\`, because the library that knows them has 20 MB.
 */
export const holidays: Readonly<Record<string, readonly string[]>> = {
${lines.join('')}};
`,
);
printLine(`functions/scheduling/holidays.ts: ${years[0]} to ${years.at(-1)}`);
