import {decodeAddress, idInHash} from '#src/contracts/decode-address';

test('decodes a part of an address, or returns undefined', () => {
  expect(['b%C3%BCcher', 'a b', '100%', '%E0%A4%A'].map(decodeAddress)).toEqual([
    'bücher',
    'a b',
    undefined,
    undefined,
  ]);
  expect(['#can-we-pay', '#', '', '#100%'].map(idInHash)).toEqual(['can-we-pay', '', '', '']);
});
