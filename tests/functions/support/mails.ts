const headOf = (raw: string) => raw.split('\r\n\r\n')[0] ?? '';

/** Names of a raw mail's headers, in order. */
export const headerNames = (raw: string): (string | undefined)[] =>
  headOf(raw)
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':')[0]);

/** Value of a raw mail's header, on one line. */
export const headerOf = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(headOf(raw))?.[1]?.replace(/\r\n/g, '');
