import { getDirection, type Language } from '../../domain/model/localized.ts';

/** Sent with a refusal page, which has no styles and no scripts. */
export const refusalPolicy = "default-src 'none'";

/**
 * Returns a small page with a message, and with a link where there is one: texts and addresses of our own, without
 * anything of the request.
 */
export const renderRefusalPage = (
  message: string,
  language: Language,
  link?: { address: string; text: string },
): string => `<!doctype html>
<html lang="${language}" dir="${getDirection(language)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${message}</title>
<p>${message}</p>
${link ? `<p><a href="${link.address}">${link.text}</a></p>\n` : ''}`;
