import ar from '../../locales/ar/mail.json' with { type: 'json' };
import en from '../../locales/en/mail.json' with { type: 'json' };
import so from '../../locales/so/mail.json' with { type: 'json' };
import { createTranslators } from '../../locales/translators.ts';

/** Returns the texts of mails, by language. */
export const translateMail = createTranslators({ en, so, ar });
