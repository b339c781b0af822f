/** Copies the value of a field; returns whether that worked. If not, the text remains selected. */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Without HTTPS, as in a local network, pages have no clipboard API; execCommand may still work.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
