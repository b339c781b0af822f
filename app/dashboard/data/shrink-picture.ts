/** The width of the widest copy that the server makes, in pixels: more would be sent for nothing. */
const width = 1440;
/** Smaller files are sent as they are, in bytes. */
const smallEnough = 600_000;
const qualities = [0.85, 0.75, 0.6];

/**
 * Replaces the photographs of a form by smaller ones, so that one of 12 megapixels takes seconds of a slow line rather
 * than minutes. What this browser cannot read is sent as it is.
 */
export async function shrinkPictures(form: FormData): Promise<void> {
  for (const [name, value] of form)
    if (value instanceof File && value.type === 'image/jpeg' && value.size > smallEnough)
      form.set(name, await shrink(value));
}

async function shrink(file: File): Promise<File> {
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, width / whole.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(whole.width * scale);
    canvas.height = Math.max(1, Math.round(whole.height * scale));
    const context = canvas.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    let small: Blob | null = null;
    for (const quality of qualities) {
      small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      if (small && small.size <= smallEnough) break;
    }
    return small && small.size < file.size ? new File([small], file.name, { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
