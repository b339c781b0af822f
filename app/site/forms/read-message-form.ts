import { data } from 'react-router';
import type { MessageForm } from '../../../domain/messages/message.ts';
import { honeypotField, timeField } from '../../../domain/messages/spam.ts';
import { readFields } from '../../ui/form/read-fields.ts';

/**
 * Returns the text fields that a form declares, and its spam signals, from a form posted to its page; the server limits
 * their length. Throws a 400 for a malformed body.
 */
export async function readMessageForm(request: Request, form: MessageForm): Promise<Record<string, string>> {
  try {
    const sent = readFields(await request.formData());
    const names = [...Object.keys(form.fields), honeypotField, timeField];
    return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(sent, name) ? [[name, sent[name]!]] : [])));
  } catch {
    throw data(null, { status: 400 });
  }
}
