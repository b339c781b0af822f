import type { ContentType } from '../../../domain/model/define.ts';
import { fromWire } from '../../../domain/model/wire.ts';

/** Returns the server's messages about fields, under the form's names. */
export const problemsFromServer = (type: ContentType, fields: Readonly<Record<string, string>>) =>
  fromWire(type, fields);
