/** Printed under every figure that is promotional rather than a promise. */
export const promotionalNote = 'Promotional figures. Your results depend on volume and setup.';
