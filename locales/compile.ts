/**
 * Catalogues are JSON: nested groups of ICU messages. Here they become what the i18n library looks up: flat
 * dotted keys with parsed messages. Runs at build time for the browser and at start for the server.
 */
import { compileMessage, compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

export type CatalogueSource = { [key: string]: string | CatalogueSource };
export type Message = CompiledMessage;
export type Catalogue = Record<string, Message>;

export function flattenCatalogue(source: CatalogueSource, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flattenCatalogue(value, `${prefix}${key}.`)),
    ),
  );
}

export function compileCatalogue(source: CatalogueSource): Catalogue {
  return Object.fromEntries(
    Object.entries(flattenCatalogue(source)).map(([key, message]) => [key, compileMessage(keepHonorific(message))]),
  );
}

/** One message, as a catalogue has it; throws where it is no ICU message. */
export function compileSiteText(message: string): Message {
  return compileMessageOrThrow(keepHonorific(message));
}

/** Prevents a line break before the honorific. */
const keepHonorific = (message: string) => message.replaceAll(' ﷺ', '\u00a0ﷺ');
