type Exports = Record<string, unknown> & {__esModule?: boolean};

/**
 * Replaces `tslib`: Docusaurus' CommonJS package `utils-common` pulls all 10 KB of it into the main bundle for one helper.
 * The contract test of docusaurus-internals checks that it uses no other.
 */
export function __importDefault(module: Exports): Exports {
  return module.__esModule === true ? module : {default: module};
}
