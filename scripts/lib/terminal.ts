import {createInterface} from 'node:readline/promises';
import {inspect, parseArgs, type ParseArgsConfig} from 'node:util';
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
export const count = (number: number, singular: string, many = `${singular}s`): string =>
  `${number} ${number === 1 ? singular : many}`;

/**
 * Parses command arguments. `--help` prints the usage and exits; an unknown option exits with status 1. From here on, so
 * does a CommandError that nothing catches.
 */
export function readArguments<T extends ParseArgsConfig>(usage: string, config: T) {
  // The reader of a pipe may stop early: `npm run new -- doc | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.once('uncaughtException', (error) =>
    exitWithError(error instanceof CommandError ? error.message : inspect(error)),
  );
  if (process.argv.includes('--help')) {
    printLine(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
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
export function readSubcommand<O extends Options, N extends string, C extends Subcommand<O>>(
  command: string,
  usage: string,
  options: O,
  subcommands: Readonly<Record<N, C>>,
): {name: N; subcommand: C; operand: string; values: OptionValues<O>} {
  const {values, positionals} = readArguments(usage, {allowPositionals: true, options});
  const [name = '', operand = '', ...rest] = positionals;
  const isKnown = (typed: string): typed is N => Object.hasOwn(subcommands, typed);
  if (!isKnown(name)) return exitWithError(name === '' ? usage : `Unknown command "${name}".\n\n${usage}`);
  const {operand: wanted = '', options: optionNames = []} = subcommands[name];
  const line = `Usage: npm run ${command} -- ${name} ${wanted}`;
  const unknown = Object.keys(values).find((option) => !optionNames.includes(option));
  if (unknown !== undefined) exitWithError(`--${unknown} is not an option of ${name}. Add --help to see them all.`);
  const extra = wanted === '' ? operand : rest[0];
  if (extra) exitWithError(`Unexpected argument "${extra}". ${line}`);
  if (operand === '' && /^[^[]/.test(wanted)) exitWithError(`Missing ${wanted}. ${line}`);
  return {name, subcommand: subcommands[name], operand, values};
}

/** Removes control characters and bidi marks a visitor may have entered. `lines` keeps line breaks. */
export function clean(value: string | null | undefined, {lines = false} = {}): string {
  const text = value ?? '';
  return lines
    ? text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{C}\n]/gu, '')
    : text.replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '');
}

/** A table without colors, because the output may go to a file. */
export function formatTable(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const table = new Table({head: [...head], style: {head: [], border: [], compact: true}});
  table.push(...rows.map((row) => row.map(String)));
  return table.toString();
}

/** Reads an option whose value is a whole number from 1 to `most`. */
export function readNumber(name: string, text: string, most = Number.POSITIVE_INFINITY): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  const range = Number.isFinite(most) ? `from 1 to ${most}` : 'of at least 1';
  throw new CommandError(`--${name} is "${text}". Use a whole number ${range}.`);
}

/** Reads an option whose value is one of a list. */
export function readChoice<T extends string>(name: string, text: string | undefined, choices: readonly T[]) {
  const choice = choices.find((item) => item === text);
  if (choice !== undefined || text === undefined) return choice;
  throw new CommandError(`--${name} is "${text}". Use one of: ${choices.join(', ')}.`);
}

/** Parses a UTC date or instant. A date used as an end is inclusive. */
export function readInstant(text: string, isEnd: boolean): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const instant = new Date(isDay ? `${text}T${isEnd ? '23:59:59.999' : '00:00'}Z` : text);
  if (Number.isNaN(instant.getTime()))
    throw new CommandError(`"${text}" is not a valid time. Use 2027-06-08 or 2027-06-08T14:00Z.`);
  return instant.toISOString();
}

/** A time as `2026-03-02 10:00`, in UTC. */
export function formatTime(value: Date | string | null): string {
  return value === null ? '' : new Date(value).toISOString().slice(0, 16).replace('T', ' ');
}

/** A duration for people: `0.8 s`, `1 min 12 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Prints a table, or what to say if it has no rows. */
export const printTable = (head: readonly string[], rows: readonly (readonly unknown[])[], none: string): void =>
  printLine(rows.length === 0 ? none : formatTable(head, rows));

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
export function createProgress() {
  const {isTTY} = process.stderr;
  let shownAt = Date.now();
  return {
    show(text: string): void {
      if (Date.now() - shownAt < (isTTY ? 200 : 5000)) return;
      shownAt = Date.now();
      process.stderr.write(isTTY ? `\r${text}` : `${text}\n`);
    },
    end(): void {
      if (isTTY) process.stderr.write('\r\u001B[K');
    },
  };
}
