import { useEffect, useState } from 'react';

const previewWidth = 960;

/**
 * Returns a small preview of a chosen picture before it is sent: `undefined` while it is made, `null` where this
 * browser cannot show it. It is a data URL from a canvas: it saves a phone from showing twelve megapixels, and the
 * content security policy allows no other kind of URL.
 */
export function usePicturePreview(file: File | undefined): string | null | undefined {
  const [preview, setPreview] = useState<{ of: File; address: string | null }>();
  useEffect(() => {
    if (!file) return undefined;
    let isCurrent = true;
    void createPreview(file).then((address) => isCurrent && setPreview({ of: file, address }));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return preview && preview.of === file ? preview.address : undefined;
}

async function createPreview(file: File): Promise<string | null> {
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, previewWidth / whole.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(whole.width * scale));
    canvas.height = Math.max(1, Math.round(whole.height * scale));
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    return null;
  }
}
