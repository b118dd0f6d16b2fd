/**
 * Copies text to the clipboard. Returns false if the browser refuses: it may ask for permission first, and pages
 * without https have no clipboard (a TypeError here).
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
