import { formatEastAfricaTime } from '../../../domain/east-africa-time.ts';
import { escapeText } from '../../../domain/markdown/write-text.ts';
import { getDirection, type Language } from '../../../domain/model/localized.ts';
import type { StoredMessage } from '../../store/messages/message-row.ts';
import { findDashboardText } from '../dashboard-texts.ts';

const style =
  'body{font-family:sans-serif;line-height:1.5;max-width:45em;margin:1em auto;padding:0 1em}' +
  'table{border-collapse:collapse;width:100%;margin-bottom:2em}' +
  'th,td{border:1px solid #999;padding:.4em .6em;text-align:start;vertical-align:top;overflow-wrap:anywhere}' +
  'th{width:30%}';

/**
 * Returns what a person sent as one HTML file without scripts, which phones and word processors open: labels in one
 * language, times in East Africa Time. Texts of the person are escaped.
 */
export function writePersonalDataPage(messages: readonly StoredMessage[], madeAt: string, language: Language): string {
  const translate = (key: string, values?: Record<string, string>) =>
    escapeText(findDashboardText(language, key, values) ?? key);
  const moment = `<bdi dir="ltr">${formatEastAfricaTime(madeAt)}</bdi>`;
  const title = translate('personalData.title');
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${getDirection(language)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${title}</title><style>${style}</style></head>`,
    `<body><h1>${title}</h1>`,
    // Isolated: within Arabic the parts of the time would change places.
    `<p>${translate('personalData.fileIntro', { moment: '{moment}' }).replace('{moment}', moment)}</p>`,
    ...messages.map((message) => writeTable(message, translate)),
    '</body></html>',
  ].join('\n');
}

function writeTable(message: StoredMessage, translate: (key: string) => string): string {
  const { createdAt, kind, name, email, details, body, language } = message;
  const { phone = '', city = '', ...others } = details;
  const rows = [
    ['received', escapeText(formatEastAfricaTime(createdAt))],
    ['kind', translate(`inbox.kinds.${kind}`)],
    ['language', translate(`languages.${language}`)],
    ...Object.entries({ name, email, phone, city, ...others, message: body }).map(([field, text]) => [
      field,
      escapeText(text).replaceAll('\n', '<br>'),
    ]),
  ] as const;
  return [
    '<table>',
    ...rows
      .filter(([, value]) => value !== '')
      .map(([field, value]) => {
        const key = `inbox.csv.${field}`;
        const label = translate(key);
        return `<tr><th scope="row">${label === key ? escapeText(field!) : label}</th><td dir="auto">${value}</td></tr>`;
      }),
    '</table>',
  ].join('\n');
}
