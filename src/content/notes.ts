/** Note under promotional figures. */
export const promotionalNote = 'Promotional figures. Your results depend on volume and setup.';
