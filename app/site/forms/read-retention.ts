import type { RouterContextProvider } from 'react-router';
import type { Language } from '../../../domain/model/localized.ts';
import { servicesContext } from '../../services-context.ts';

/** Returns the sentence about how long the site stores what a form sends. */
export async function readRetention(context: Readonly<RouterContextProvider>, lang: Language): Promise<string> {
  const { siteTexts, securitySettings } = context.get(servicesContext);
  const { messageMonths } = await securitySettings.current();
  return (await siteTexts.pageTexts('privacy', lang, { count: messageMonths, email: '', phone: '' })).retention;
}
