/** A fieldset of scenes. The selected one is kept in the URL's hash; the value is the ID of the section. */
export const scenesAttribute = 'data-scenes';
