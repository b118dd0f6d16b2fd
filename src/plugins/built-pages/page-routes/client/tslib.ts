type Exports = Record<string, unknown> & {__esModule?: boolean};

/**
 * Replaces `tslib`, of which a CommonJS package of Docusaurus (`utils-common`) pulls all 10 KB into the main bundle for one
 * helper. The contract test of docusaurus-internals checks that it needs no other.
 */
export function __importDefault(module: Exports): Exports {
  return module.__esModule === true ? module : {default: module};
}
