/**
 * Puts text on the clipboard. Resolves to false when the browser refuses: it asks for permission first, and pages
 * without https have no clipboard at all (a TypeError here).
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
