import type { SiteSettings } from '../../../domain/site/site-views.ts';
import { toWaitMinutes } from '../forms/form-result.ts';
import type { Language } from '../../../domain/model/localized.ts';

const minute = 60_000;

/** This network has sent too many messages; `minutes` is how long to wait. */
export class TooManyMessages extends Error {
  readonly minutes: number;
  constructor(minutes: number) {
    super();
    this.minutes = minutes;
  }
}

/**
 * Posts the contact form to the send-form endpoint: that of an email service where one is set, else our own
 * (specification 7; ruling 10). `spamSignals` are the spam signals; only our own endpoint reads them. The template of a
 * service has only name, email and message, so a phone number is also added at the end of the message there, after
 * `phoneLabel`. Throws TooManyMessages where it may be sent later, another error where it failed.
 */
export async function sendMessage(
  service: SiteSettings['emailService'],
  values: Record<string, string>,
  spamSignals: Record<string, string>,
  lang: Language,
  phoneLabel: string,
): Promise<void> {
  const { phone = '', ...fields } = values;
  if (service.endpoint && phone) fields['message'] += `\n\n${phoneLabel}: ${phone}`;
  const body = new FormData();
  body.set('service_id', service.serviceId);
  body.set('template_id', service.templateId);
  body.set('user_id', service.userId);
  body.set('lib_version', '3.2.0');
  for (const [name, value] of Object.entries({
    ...fields,
    ...(phone && { phone }),
    ...(service.endpoint ? {} : spamSignals),
  }))
    body.set(name, value);
  const endpoint = service.endpoint ?? `/api/v1.0/email/send-form?lang=${lang}`;
  const response = await fetch(endpoint, { method: 'POST', body, signal: AbortSignal.timeout(minute) });
  if (response.status === 429)
    throw new TooManyMessages(toWaitMinutes(Number(response.headers.get('retry-after')) || 60));
  if (!response.ok) throw new Error(`Refused with ${response.status}`);
}
