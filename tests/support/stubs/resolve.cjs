'use strict';

/** Jest's resolver, also for packages whose exports are for `import` only. SWC compiles them like our own code. */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (/^[./]/.test(request)) throw error;
    return options.defaultResolver(request, {...options, conditions: [...(options.conditions ?? []), 'import']});
  }
};
