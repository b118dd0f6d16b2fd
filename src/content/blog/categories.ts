/** Categories in the order in which the blog shows them. */
export const blogCategories = ['Sales', 'Automation', 'Booking', 'CRM', 'SEO', 'Reporting', 'Messaging'] as const;
