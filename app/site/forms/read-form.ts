import { data } from 'react-router';
import { readFields } from '../../ui/form/read-fields.ts';

/**
 * Returns the text fields of a form posted to a page; the server limits their length. Throws a 400 for a malformed
 * body.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  try {
    return readFields(await request.formData());
  } catch {
    throw data(null, { status: 400 });
  }
}
