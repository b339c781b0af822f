import { data, redirect, type RouterContextProvider } from 'react-router';
import { checkMessage, type MessageForm } from '../../../domain/messages/message.ts';
import { getPageAddress, getLanguage } from '../../i18n/language.ts';
import { addressContext, servicesContext } from '../../services-context.ts';
import { toWaitMinutes, type FormResult } from './form-result.ts';
import { readMessageForm } from './read-message-form.ts';

/** Shows the thanks where it is 1; also in server/http/cache-key.ts. */
const sentParameter = 'sent';

/**
 * Receives a form that was posted to its own page at `pathname`, as browsers do without JavaScript. Redirects to the
 * thanks on that page, so that a reload does not send the form again.
 */
export async function receiveForm(
  context: Readonly<RouterContextProvider>,
  form: MessageForm,
  request: Request,
  pathname: string,
) {
  const services = context.get(servicesContext);
  const sent = await readMessageForm(request, form);
  const checked = checkMessage(form, sent);
  const values = forShowing(form, sent);
  if ('problems' in checked)
    return data<FormResult>({ sent: false, values, problems: checked.problems }, { status: 400 });
  const { searchParams } = new URL(request.url);
  const lang = getLanguage(searchParams);
  try {
    await services.messages.receive(form, sent, lang, context.get(addressContext));
  } catch (error) {
    const seconds = secondsToWait(error);
    if (seconds !== undefined)
      return data<FormResult>(
        { sent: false, values, problems: {}, waitMinutes: toWaitMinutes(seconds) },
        { status: 429 },
      );
    return data<FormResult>({ sent: false, values, problems: {} }, { status: services.reportError(error) });
  }
  const shown = searchParams.has('lang') ? lang : undefined;
  // Without the host, which may be another one behind a proxy.
  return redirect(getPageAddress(shown, { pathname, search: `?${sentParameter}=1`, hash: '#form' }), 303);
}

/** How much of a text is shown again that is too long, in times of what its field may have. */
const shownAgain = 1.5;

/** Returns what was sent, as the form shows it again; a page with all of a huge text would be far larger than it. */
const forShowing = (form: MessageForm, sent: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).map(([name, text]) => [name, text.slice(0, shownAgain * (form.fields[name]?.max ?? 0))]),
  );

/** Returns the result that the address of a page shows: that of a form sent without JavaScript. */
export const readSentResult = (request: Request): FormResult | undefined =>
  new URL(request.url).searchParams.get(sentParameter) === '1' ? { sent: true } : undefined;

/**
 * Reads the waiting time of a rate limit. By property, since the server's error class is another one than the build's.
 */
function secondsToWait(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? error.retryAfter
    : undefined;
}
