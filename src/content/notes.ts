/** Stands under every figure that is advertising, not a promise. */
export const promotionalNote = 'Promotional figures. Your results depend on volume and setup.';
