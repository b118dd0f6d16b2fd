import {createDiskCache} from '#src/plugins/built-pages/disk-cache';
import {useFolder} from '../../support/folder';

import {readdirSync} from 'node:fs';

const folder = useFolder();
const make = jest.fn((text: string) => Buffer.from(`made of ${text}`));

beforeEach(() => make.mockClear());

const keep = async (version: string, input: string) =>
  (await createDiskCache(folder.at('cache'), version)(input, () => make(input))).toString();

test('a result is made once for each version and input, also by later builds', async () => {
  expect(await keep('1', 'a')).toBe('made of a');
  expect(await keep('1', 'a')).toBe('made of a');
  expect(make).toHaveBeenCalledTimes(1);
  expect(await keep('1', 'b')).toBe('made of b');
  expect(await keep('2', 'a')).toBe('made of a');
  expect(make).toHaveBeenCalledTimes(3);
});

test('two builds at once keep one whole file', async () => {
  expect(await Promise.all([keep('1', 'c'), keep('1', 'c')])).toEqual(['made of c', 'made of c']);
  expect(readdirSync(folder.at('cache'))).toHaveLength(1);
});
