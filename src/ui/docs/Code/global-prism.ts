import {Prism} from 'prism-react-renderer';

/** Language files of `prismjs` register themselves on a global, so import this first. */
Object.assign(globalThis, {Prism});
