import type { RouterContextProvider } from 'react-router';
import type { Language } from '../../../domain/model/localized.ts';
import { servicesContext } from '../../services-context.ts';

/** What a form tells of how long the site keeps what is sent with it. */
export async function readRetention(context: Readonly<RouterContextProvider>, lang: Language): Promise<string> {
  const { siteTexts, securitySettings } = context.get(servicesContext);
  const { messageMonths } = await securitySettings.current();
  return (await siteTexts.privacyTexts(lang, { count: messageMonths, email: '', phone: '' })).retention;
}
