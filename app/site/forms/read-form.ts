import { data } from 'react-router';
import { readFields } from '../../ui/form/read-fields.ts';

const maxFormBytes = 64 * 1024;

/** The text fields of a form that a browser posted to a page. Browsers always say how much they send. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= maxFormBytes)) throw data(null, { status: 413 });
  try {
    return readFields(await request.formData());
  } catch {
    throw data(null, { status: 400 });
  }
}
