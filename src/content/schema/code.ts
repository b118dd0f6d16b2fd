/** Token kinds with a color; everything else has the text color. */
export type CodeKind = 'key' | 'string' | 'number' | 'comment';

export type CodeToken = {kind?: CodeKind; text: string};
