/** Replaces a client module that no page needs. */
export {};
