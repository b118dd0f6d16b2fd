/** Class names of a style module: each is its own name. */
module.exports = new Proxy({}, {get: (_styles, name) => (name === '__esModule' ? false : name)});
