/** Empty module that replaces client modules no page needs. */
export {};
