export type PageKind = 'doc' | 'post' | 'release' | 'faq' | 'page';

/** Something to fix. A `note` is information only. */
export type Complaint = {line: number; message: string; note?: true};

export type FileComplaint = Complaint & {file: string};
