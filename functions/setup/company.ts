/**
 * Company facts that pages take from `src/content/company/company.ts`, which functions may not import. A test in
 * tests/functions compares the two.
 */
export const siteName = 'Scalewell';
export const defaultSupportEmail = 'support@scalewell.example';
export const defaultMailFrom = 'Scalewell <website@scalewell.example>';
export const defaultCompanyAddress = '1 Sample Street, Toronto, Ontario, Canada';
export const defaultCompanyPhone = '+1 (416) 555-0142';
