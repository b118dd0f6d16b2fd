import {renameText} from '../../../scripts/lib/rename';

const before = {name: 'Scalewell', domain: 'scalewell.example'};
const after = {name: 'North Beam', domain: 'northbeam.example'};

test.each([
  ['Scalewell’s help center', 'North Beam’s help center'],
  [
    'https://www.scalewell.example/a, a@mail.scalewell.example',
    'https://www.northbeam.example/a, a@mail.northbeam.example',
  ],
  ['export SCALEWELL_KEY=…', 'export NORTH_BEAM_KEY=…'],
  ['"name": "scalewell-website"', '"name": "north-beam-website"'],
  ['@scalewell/writers', '@north-beam/writers'],
  ['https://preview--scalewell.netlify.app', 'https://preview--north-beam.netlify.app'],
  [String.raw`/meet\.scalewell|manage/`, String.raw`/meet\.north-beam|manage/`],
  ['Upscale wells', 'Upscale wells'],
])('%s becomes %s', (text, renamed) => {
  expect(renameText(text, before, after)).toBe(renamed);
  expect(renameText(renamed, after, before)).toBe(text);
});
