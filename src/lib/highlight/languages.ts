import {Prism} from 'prism-react-renderer';

import './global-prism';
import 'prismjs/components/prism-bash.js';

Reflect.deleteProperty(globalThis, 'Prism');

const {languages} = Prism;

// A command at the start of a line is a key of the design; a function in other languages is plain text.
languages.insertBefore('bash', 'function', {
  command: {pattern: /(^[ \t]*|\|[ \t]*)[a-z][\w.-]*(?=\s)/m, lookbehind: true},
});

// The JSON body of a request between shell quotes.
languages.insertBefore('bash', 'string', {
  'json-body': {
    pattern: /'\s*[[{][^']*'/,
    greedy: true,
    inside: {quote: {pattern: /^'|'$/, alias: 'string'}, ...languages['json']},
  },
});

languages.insertBefore('python', 'string-interpolation', {
  'dict-key': {pattern: /(["'])(?:\\.|(?!\1)[^\\\r\n])*\1(?=\s*:)/, greedy: true, alias: 'property'},
});
languages.insertBefore('python', 'keyword', {
  'keyword-argument': {pattern: /\b[a-z_]\w*(?==[^=\s])/, alias: 'property'},
});

/** Grammar by the name of a language as writers give it to a fence: `js`, `bash`, `py` … */
export const grammars = languages;
