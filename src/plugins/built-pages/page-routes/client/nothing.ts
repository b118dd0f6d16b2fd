/** In the place of a client module that no page needs. */
export {};
