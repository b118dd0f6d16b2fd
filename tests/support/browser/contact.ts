import type {Locator, Page} from '@playwright/test';

/** A message with characters that forms often break. */
export const typedMessage = {
  firstName: 'Marta',
  lastName: 'Silva & Söhne',
  email: 'marta@oakline.example',
  company: 'Oakline Studio',
  message: 'Can Scalewell take deposits?\nAnd sync with Outlook, 100%?',
};

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company (optional)',
  message: 'Message',
};

type FieldName = keyof typeof labels;

const contactFieldNames = Object.keys(labels) as FieldName[];

const contactField = (page: Page, name: FieldName): Locator =>
  page.locator('main form').getByRole('textbox', {name: labels[name], exact: true});

export const sendButton = (page: Page): Locator => page.locator('main form button[type="submit"]');

export const toastRegion = (page: Page): Locator => page.locator('[role="status"][aria-atomic="false"]');

/** Fills every field of the contact form. */
export async function fillContact(page: Page, values: Partial<typeof typedMessage> = typedMessage): Promise<void> {
  for (const name of contactFieldNames) await contactField(page, name).fill(values[name] ?? '');
}

/** Current values of the contact form. */
export async function readContact(page: Page): Promise<Record<string, string>> {
  const values = await Promise.all(
    contactFieldNames.map(async (name) => [name, await contactField(page, name).inputValue()]),
  );
  return Object.fromEntries(values) as Record<string, string>;
}
