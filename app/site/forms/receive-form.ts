import { data } from 'react-router';
import { AppError, type FieldProblems } from '../../../domain/errors.ts';
import type { MessageForm } from '../../../domain/messages/message.ts';
import type { Services } from '../../../server/services/services.ts';
import { languageOf } from '../../i18n/language.ts';
import { readForm } from './read-form.ts';

/** What became of a posted form; what was typed comes back unless it was taken. */
export type FormAnswer = { sent: true } | { sent: false; values: Record<string, string>; problems: FieldProblems };

/** Takes a form that a page posted to itself, as every browser does without JavaScript. */
export async function receiveForm(services: Services, form: MessageForm, request: Request) {
  const values = await readForm(request);
  try {
    await services.messages.receive(form, values, languageOf(new URL(request.url).searchParams));
    return data<FormAnswer>({ sent: true });
  } catch (error) {
    if (error instanceof AppError && error.fields) return data<FormAnswer>({ sent: false, values, problems: error.fields }, { status: 400 });
    services.reportError(error);
    return data<FormAnswer>({ sent: false, values, problems: {} }, { status: 500 });
  }
}

export const problemsOf = (answer: FormAnswer | undefined): FieldProblems => (answer && !answer.sent ? answer.problems : {});
export const valuesOf = (answer: FormAnswer | undefined): Record<string, string> => (answer && !answer.sent ? answer.values : {});
