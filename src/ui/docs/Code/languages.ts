import './global-prism';
import 'prismjs/components/prism-bash.js';

import {Prism} from 'prism-react-renderer';

Reflect.deleteProperty(globalThis, 'Prism');

export {Prism};

/** Grammars by the language names writers use in code fences: `js`, `bash`, `py` … */
export const {languages} = Prism;

// Colors the command at the start of a line as a key; functions in other languages are plain text.
languages.insertBefore('bash', 'function', {
  command: {pattern: /(^[ \t]*|\|[ \t]*)[a-z][\w.-]*(?=\s)/m, lookbehind: true},
});

// JSON request body in shell quotes.
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
