import { data } from 'react-router';
import { checkMessage, type MessageForm } from '../../../domain/messages/message.ts';
import type { Services } from '../../../server/services/services.ts';
import { languageOf } from '../../i18n/language.ts';
import type { FormAnswer } from './form-answer.ts';
import { readForm } from './read-form.ts';

/** Takes a form that a page posted to itself, as every browser does without JavaScript. */
export async function receiveForm(services: Services, form: MessageForm, request: Request) {
  const values = await readForm(request);
  const checked = checkMessage(form, values);
  if ('problems' in checked) return data<FormAnswer>({ sent: false, values, problems: checked.problems }, { status: 400 });
  try {
    await services.messages.receive(form, checked.values, languageOf(new URL(request.url).searchParams));
    return data<FormAnswer>({ sent: true });
  } catch (error) {
    services.reportError(error);
    return data<FormAnswer>({ sent: false, values, problems: {} }, { status: 500 });
  }
}
