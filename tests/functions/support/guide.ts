import {readText} from '../../support/source-tree';

/** A command of the operator's guide, and what the guide says that it prints. */
export type Step = {command: string; shown: string};

/** Every command of the guide, in its order. */
export function readSteps(): Step[] {
  const blocks = Array.from(readText('OPERATIONS.md').matchAll(/```console\n(.*?)```/gs), ([, block = '']) => block);
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((text) => {
        const [command = '', ...shown] = text.split('\n');
        return {command, shown: shown.join('\n')};
      }),
  );
}

/** What differs from run to run, or is said by the frame of a command: the rest of an output must agree to the letter. */
const masks: readonly (readonly [RegExp, string])[] = [
  [/^Database: .*\n/gm, ''],
  // A developer's own mails are not touched by a test.
  [/^│ mails in \.netlify.*\n/gm, ''],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID'],
  [/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"TIME"'],
  [/\d{4}-\d\d-\d\d,? \d\d?:\d\d(?: [ap]\.m\.)?/g, 'TIME'],
  [/\d{4}-\d\d-\d\d/g, 'DAY'],
  // Numbers of the health endpoint.
  [/(":)\d+(?=[,}])/g, '$1N'],
  [/│ [\da-f]{8} │/g, '│ ID │'],
  [/release [\da-f]{8}/g, 'release ID'],
  [/token=\S+/g, 'token=TOKEN'],
  [/\S*marta\.json/g, 'marta.json'],
  [/─+/g, '─'],
  [/ +/g, ' '],
];

/** Deliveries of one moment stand in any order. */
const sortDeliveries = (text: string) => text.split(', ').sort().join(', ');

/** An output without what differs from run to run. */
export function mask(text: string): string {
  const masked = masks.reduce((left, [pattern, name]) => left.replaceAll(pattern, name), text);
  return masked.replaceAll(/(?:mail|crm) \w+(?:, (?:mail|crm) \w+)+/g, sortDeliveries).trim();
}
