/**
 * An item as a form holds it, and the way there and back: the names of the API end here. Texts stand under the
 * program's own names (`title`, `title.so`), as `applyInput` reads them.
 */
import type { FieldProblem } from '../../../domain/errors.ts';
import type { ItemInput } from '../../../domain/model/apply-input.ts';
import type { ContentType } from '../../../domain/model/define.ts';
import { emptyLocalized, languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import { fromWire, wireNameOf, wireNamesOf } from '../../../domain/model/wire.ts';
import type { FileFacts, ShelfEntry, StaffItem } from './shapes.ts';

/** What happens to the file of a field when the form is saved. */
export type FileDraft = { chosen: File | undefined; /** A picture of the shelf. */ picked: ShelfEntry | undefined; removed: boolean; alt: Localized };

export type ItemDraft = { texts: ItemInput; files: Readonly<Record<string, FileDraft>> };

/** A problem that the form found itself, or what the server said of a field. */
export type DraftProblems = Readonly<Record<string, FieldProblem | string>>;

/** The key of a text in a language. */
export function textKey(name: string, language: Language): string {
  return language === 'en' ? name : `${name}.${language}`;
}

/** What the form starts with. `now` stands in for the date of publication that a new draft does not have yet. */
export function draftOf(type: ContentType, item: StaffItem, now: Date): ItemDraft {
  const texts: Record<string, string> = {};
  const files: Record<string, FileDraft> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const wire = wireNameOf(name, field);
    if (field.kind === 'picture' || field.kind === 'document') {
      files[name] = { chosen: undefined, picked: undefined, removed: false, alt: item.files[wire]?.alt ?? emptyLocalized() };
      continue;
    }
    texts[name] = typeof item[wire] === 'string' ? item[wire] : '';
    if (field.kind === 'text' && field.localized) {
      for (const language of ['so', 'ar'] as const) texts[textKey(name, language)] = item.translations[language][wire] ?? '';
    }
    if (name === type.publicationField && texts[name] === '' && item.state === 'draft') {
      texts[name] = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
    }
  }
  return { texts, files };
}

/** The stored file of a field. */
export function storedFileOf(type: ContentType, item: StaffItem, name: string): FileFacts | undefined {
  return item.files[wireNameOf(name, type.fields[name]!)];
}

/** The form as the API takes it (specification 7, the PUT calls). */
export function formOf(type: ContentType, draft: ItemDraft): FormData {
  const form = new FormData();
  const wireNames = new Map(wireNamesOf(type).toReversed().map(([wire, name]) => [name, wire])); // the first name of each
  for (const [name, text] of Object.entries(draft.texts)) form.set(wireNames.get(name) ?? name, text);
  for (const [name, { chosen, picked, removed, alt }] of Object.entries(draft.files)) {
    const field = type.fields[name]!;
    const wire = wireNameOf(name, field);
    if (chosen) form.set(wire, chosen);
    else if (picked) form.set(`${wire}.use`, picked._id);
    else if (removed) form.set(`${wire}.remove`, '1');
    if (field.kind === 'picture') for (const language of languages) form.set(`${wire}.${textKey('alt', language)}`, alt[language]);
  }
  return form;
}

/** What the server said of fields, under the form's names. */
export function problemsFromServer(type: ContentType, fields: Readonly<Record<string, string>>): DraftProblems {
  return fromWire(type, fields);
}
