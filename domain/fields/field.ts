/**
 * The options of every kind of field. Each kind is one small file beside this one, with its options and the form of its
 * stored value. `wire` is the field's name in the API where the specification gives it another one; only
 * `model/wire.ts` reads it.
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
  /**
   * What visitors send or give goes where it says: another value requires a recent sign-in, and superadmins are
   * notified. For texts in one language, links and pictures of types that are `single`, whose items are not created or
   * restored.
   */
  destination?: true;
  /** The heading above it in a form of many fields; a key of the type's texts. */
  group?: string;
};

export type Field = TextField | DateField | ChoiceField | PictureField | DocumentField | LinkField | NumberField;

/**
 * The value of a field inside the program: a localized text, or a text, a choice, a date in ISO 8601, an address, the
 * digits of a number, the id of a stored file; null where empty.
 */
export type FieldValue = Localized | string | null;

/** The value of one kind of field: a localized text in each language, anything else as a string. */
export type ValueOf<F extends Field> = F extends { localized: infer L }
  ? L extends true
    ? Localized
    : string | null
  : string | null;
