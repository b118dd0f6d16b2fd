import {renameText} from '../../../scripts/lib/rename';

const before = {name: 'Scalewell', domain: 'scalewell.example'};
const after = {name: 'Kestrel Row', domain: 'kestrelrow.example'};

test.each([
  ['Scalewell’s help center', 'Kestrel Row’s help center'],
  [
    'https://www.scalewell.example/a, a@mail.scalewell.example',
    'https://www.kestrelrow.example/a, a@mail.kestrelrow.example',
  ],
  ['export SCALEWELL_KEY=…', 'export KESTREL_ROW_KEY=…'],
  ['Scalewell-Request-Id: req_1', 'Kestrel-Row-Request-Id: req_1'],
  ['"name": "scalewell-website"', '"name": "kestrel-row-website"'],
  ['@scalewell/writers', '@kestrel-row/writers'],
  ['https://preview--scalewell.netlify.app', 'https://preview--kestrel-row.netlify.app'],
  [String.raw`/meet\.scalewell|manage/`, String.raw`/meet\.kestrel-row|manage/`],
  ['Upscale wells', 'Upscale wells'],
])('%s becomes %s', (text, renamed) => {
  expect(renameText(text, before, after)).toBe(renamed);
  expect(renameText(renamed, after, before)).toBe(text);
});

test.each([
  ['Smith & Söhne', 'smith-sohne', 'SMITH_SOHNE'],
  ['O’Neill', 'o-neill', 'O_NEILL'],
  ['Αθηνά', 'athina', 'ATHINA'],
])('the name %s is %s in addresses and %s in variables', (name, slug, constant) => {
  const renamed = renameText('Scalewell: SCALEWELL_KEY, @scalewell/x', before, {name, domain: 'athina.example'});
  expect(renamed).toBe(`${name}: ${constant}_KEY, @${slug}/x`);
});
