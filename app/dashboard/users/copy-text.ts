/** Copies what stands in a field; answers whether it could. Where it could not, the text is left selected. */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Without HTTPS, as on the network of an office, there is no clipboard for pages; the old way may still work.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
