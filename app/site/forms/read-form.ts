import { data } from 'react-router';
import { readFields } from '../../ui/form/read-fields.ts';

/** The text fields of a form that a browser posted to a page; the server has bounded their length. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  try {
    return readFields(await request.formData());
  } catch {
    throw data(null, { status: 400 });
  }
}
