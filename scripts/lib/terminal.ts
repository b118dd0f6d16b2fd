import process from 'node:process';
import {createInterface} from 'node:readline/promises';
import {parseArgs, type ParseArgsConfig} from 'node:util';

import Table from 'cli-table3';

/** An error for users: only its message is printed, which says what to do. */
export class CommandError extends Error {}

/** Prints a line. */
export function printLine(message: string): void {
  process.stdout.write(`${message}\n`);
}

/** Prints an error and what to do about it, then exits with status 1. */
export function exitWithError(message: string): never {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A number with its noun: `1 lead`, `2 leads`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Parses command arguments. `--help` prints the usage and exits; an unknown option exits with status 1. */
export function readArguments<T extends ParseArgsConfig>(usage: string, config: T, args = process.argv.slice(2)) {
  if (args.includes('--help')) {
    printLine(usage);
    process.exit(0);
  }
  try {
    return parseArgs<T & {args: string[]}>({...config, args});
  } catch (error) {
    return exitWithError(`${messageOf(error)}\n\n${usage}`);
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Values of a command's options, as `readSubcommand` returns them. */
export type OptionValues<O extends Options> = ReturnType<typeof parseArgs<{options: O}>>['values'];

/** What a subcommand takes: options, and one argument, such as `ID`, or `[ID]` if it is optional. */
export type Subcommand<O extends Options> = {operand?: string; options?: readonly (keyof O)[]};

/** Parses `npm run COMMAND -- SUBCOMMAND ARGUMENT --option`. Exits with status 1 if they don't belong together. */
export function readSubcommand<O extends Options, C extends Subcommand<O>>(
  command: string,
  usage: string,
  options: O,
  subcommands: Readonly<Record<string, C>>,
): {subcommand: C; operand: string; values: OptionValues<O>} {
  const {values, positionals} = readArguments(usage, {allowPositionals: true, options});
  const [name = '', operand = '', ...rest] = positionals;
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (subcommand === undefined) return exitWithError(name === '' ? usage : `Unknown command "${name}".\n\n${usage}`);
  const {operand: wanted = '', options: known = []} = subcommand;
  const line = `Usage: npm run ${command} -- ${name} ${wanted}`;
  const unknown = Object.keys(values).find((given) => !known.includes(given));
  if (unknown !== undefined) exitWithError(`--${unknown} is not an option of ${name}. Add --help to see them all.`);
  const extra = wanted === '' ? operand : rest[0];
  if (extra) exitWithError(`Unexpected argument "${extra}". ${line}`);
  if (operand === '' && /^\w/.test(wanted)) exitWithError(`Missing ${wanted}. ${line}`);
  return {subcommand, operand, values};
}

/** A table without colors, because the output may go to a file. */
export function formatTable(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const table = new Table({head: [...head], style: {head: [], border: [], compact: true}});
  table.push(...rows.map((row) => row.map(String)));
  return table.toString();
}

/** Reads `--days`. Exits with status 1 if it isn't a whole number up to `most`. */
export function readDays(text: string, most: number): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= most) return days;
  return exitWithError(`--days is "${text}". Use a whole number from 1 to ${most}.`);
}

/** A duration for people: `0.8 s`, `1 min 12 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Waits until the user types the word. Without a terminal, `--yes` is required. */
export async function confirm(question: string, word: string, {yes}: {yes?: boolean | undefined}): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) {
    throw new CommandError(
      `${question}\nNothing was changed: this isn’t a terminal, so you can’t confirm. Add --yes to skip the question.`,
    );
  }
  const lines = createInterface({input: process.stdin, output: process.stderr});
  const answer = await lines.question(`${question}\nType ${word} to go on: `);
  lines.close();
  if (answer.trim().toLowerCase() !== word.toLowerCase()) throw new CommandError('Canceled. Nothing was changed.');
}

/** Shows progress on one terminal line, or occasionally in a file. */
export function createProgress<T>(describe: (state: T) => string) {
  const {isTTY} = process.stderr;
  let shownAt = Date.now();
  return {
    show(state: T): void {
      if (Date.now() - shownAt < (isTTY ? 200 : 5000)) return;
      shownAt = Date.now();
      process.stderr.write(isTTY ? `\r${describe(state)}` : `${describe(state)}\n`);
    },
    end(): void {
      if (isTTY) process.stderr.write('\r\u001B[K');
    },
  };
}
