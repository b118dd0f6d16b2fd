import {Prism} from 'prism-react-renderer';

/** Language files of `prismjs` register themselves on a global, so this has to be imported before them. */
Object.assign(globalThis, {Prism});
