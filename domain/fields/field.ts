/**
 * What every kind of field has in common. A kind is one small file beside this one: its options, and how a
 * stored value of it looks. `wire` is the name the field has in the API where the specification gives it
 * another one; `model/wire.ts` alone reads it.
 */
import type { Localized } from '../model/localized.ts';
import type { ChoiceField } from './choice.ts';
import type { DateField } from './date.ts';
import type { DocumentField } from './document.ts';
import type { LinkField } from './link.ts';
import type { NumberField } from './number.ts';
import type { PictureField } from './picture.ts';
import type { TextField } from './text.ts';

export type FieldBase = {
  wire?: string;
  required?: boolean;
  /** The heading that it stands under in a form of many fields; a key of the type's words. */
  group?: string;
};

export type Field = TextField | DateField | ChoiceField | PictureField | DocumentField | LinkField | NumberField;

/**
 * The value of a field inside the program: a localized text, or a text, a choice, a date in ISO 8601, an address, the
 * digits of a number, the id of a stored file; null where there is none.
 */
export type FieldValue = Localized | string | null;

/** What a field of one kind holds: a localized text in each language, anything else as a string. */
export type ValueOf<F extends Field> = F extends { localized: infer L }
  ? L extends true
    ? Localized
    : string | null
  : string | null;
