/** The differences between two versions of an item, by field and language. */
import { isLocalizedText } from '../../../domain/fields/text.ts';
import type { Field } from '../../../domain/fields/field.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { languages, type Language } from '../../../domain/model/localized.ts';
import { getWireName } from '../../../domain/model/wire.ts';
import type { WireFile, StaffItem } from './api-types.ts';

type Of<Kind, Value> = { kind: Kind; key: string; name: string; field: Field; older: Value; newer: Value };

/** Texts are compared word by word; for other values and files, both versions are shown. */
export type Row =
  (Of<'text', string> & { language: Language }) | Of<'value', string> | Of<'file', WireFile | undefined>;

/** Returns the rows of two versions in the order of the declaration; fields that are empty in both are left out. */
export function compareItems(type: ContentType, older: StaffItem, newer: StaffItem): { changed: Row[]; same: Row[] } {
  const rows = Object.entries(type.fields).flatMap(([name, field]): Row[] => {
    const wire = getWireName(name, field);
    if (field.kind === 'picture' || field.kind === 'document') {
      return [{ kind: 'file', key: name, name, field, older: older.files[wire], newer: newer.files[wire] }];
    }
    if (isLocalizedText(field)) {
      return languages.map((language) => ({
        kind: 'text',
        key: `${name}.${language}`,
        name,
        field,
        language,
        older: textIn(older, wire, language),
        newer: textIn(newer, wire, language),
      }));
    }
    return [{ kind: 'value', key: name, name, field, older: valueOf(older, wire), newer: valueOf(newer, wire) }];
  });
  const filled = rows.filter((row) => row.older || row.newer);
  return { changed: filled.filter((row) => !isSame(row)), same: filled.filter(isSame) };
}

/** Files are compared by their content-addressed URLs. */
function isSame(row: Row): boolean {
  return row.kind === 'file' ? row.older?.url === row.newer?.url : row.older === row.newer;
}

function textIn(item: StaffItem, wire: string, language: Language): string {
  return language === 'en' ? valueOf(item, wire) : (item.translations[language][wire] ?? '');
}

function valueOf(item: StaffItem, wire: string): string {
  const value = item[wire];
  return typeof value === 'string' ? value : '';
}
