/** What writers are told about a picture, by the check and by the editor. */
export const sayWhatItShows = 'Say in one sentence what the image shows, including its figures.';

/** The message for a picture in Markdown whose brackets are empty. */
export const needsText = (url: string) => `Add a description: ![…](${url}). ${sayWhatItShows}`;
