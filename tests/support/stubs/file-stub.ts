/** Stub of an imported picture or font in unit tests. */
const address = '/file-stub';

export default address;
