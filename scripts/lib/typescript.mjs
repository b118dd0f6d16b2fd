import './typescript.mts';

/** Commands that are not TypeScript yet call this. */
export function loadTypeScript() {}
