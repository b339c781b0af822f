import { data, type RouterContextProvider } from 'react-router';
import { checkMessage, type MessageForm } from '../../../domain/messages/message.ts';
import { languageOf } from '../../i18n/language.ts';
import { addressContext, servicesContext } from '../../services-context.ts';
import { toWaitMinutes, type FormResult } from './form-result.ts';
import { readForm } from './read-form.ts';

/** Receives a form that was posted to its own page, as browsers do without JavaScript. */
export async function receiveForm(context: Readonly<RouterContextProvider>, form: MessageForm, request: Request) {
  const services = context.get(servicesContext);
  const values = await readForm(request);
  const checked = checkMessage(form, values);
  if ('problems' in checked)
    return data<FormResult>({ sent: false, values, problems: checked.problems }, { status: 400 });
  try {
    await services.messages.receive(
      form,
      values,
      languageOf(new URL(request.url).searchParams),
      context.get(addressContext),
    );
    return data<FormResult>({ sent: true });
  } catch (error) {
    const seconds = secondsToWait(error);
    if (seconds !== undefined)
      return data<FormResult>(
        { sent: false, values, problems: {}, waitMinutes: toWaitMinutes(seconds) },
        { status: 429 },
      );
    return data<FormResult>({ sent: false, values, problems: {} }, { status: services.reportError(error) });
  }
}

/**
 * Reads the waiting time of a rate limit. By property, since the server's error class is another one than the build's.
 */
function secondsToWait(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? error.retryAfter
    : undefined;
}
