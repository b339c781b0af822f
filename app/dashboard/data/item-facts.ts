/** Reads what a table shows of an item, according to the declaration of its type. */
import type { ChoiceField } from '../../../domain/fields/choice.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { getItemAddress, type ContentType, type ItemValues } from '../../../domain/model/define.ts';
import {
  listWrittenLanguages,
  readIn,
  type Language,
  type Localized,
  type ReadText,
} from '../../../domain/model/localized.ts';
import { getWireName } from '../../../domain/model/wire.ts';
import type { WireFile, StaffItem } from './api-types.ts';

/** Returns the API name of the first field that matches. */
function wireNameOf(type: ContentType, isMatch: (name: string, field: Field) => boolean): string | undefined {
  const found = Object.entries(type.fields).find(([name, field]) => isMatch(name, field));
  return found && getWireName(...found);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the stored title in every language; empty where there is none. */
function titlesOf(type: ContentType, item: StaffItem): Localized {
  const wire = wireNameOf(type, (name) => name === type.titleField) ?? '';
  return { en: textOf(item[wire]), so: item.translations.so[wire] ?? '', ar: item.translations.ar[wire] ?? '' };
}

/** Returns the title in the language of the dashboard, else in another; empty where there is none. */
export function getItemTitle(type: ContentType, item: StaffItem, language: Language): ReadText {
  return readIn(titlesOf(type, item), language);
}

/** Returns the languages in which the stored title is written. */
export function getTitleLanguages(type: ContentType, item: StaffItem): Language[] {
  return listWrittenLanguages(titlesOf(type, item));
}

/** Returns the time from which the item is public; empty where none is set. */
export function getPublicationTime(type: ContentType, item: StaffItem): string {
  return textOf(item[wireNameOf(type, (name) => name === type.publicationField) ?? '']);
}

export type ItemState = 'draft' | 'scheduled' | 'published';

/** A published item whose time has not come yet is scheduled (ruling 4). */
export function getItemState(type: ContentType, item: StaffItem, now = new Date()): ItemState {
  if (item.state === 'draft') return 'draft';
  return getPublicationTime(type, item) > now.toISOString() ? 'scheduled' : 'published';
}

/** The effect of saving an item: a public one stays public, unless its time is in the future. */
export type SaveOutcome = { kind: 'update' } | { kind: 'publish' } | { kind: 'schedule'; at: string };

/** Returns what saving the item with these values does. */
export function getSaveOutcome(type: ContentType, item: StaffItem, values: ItemValues, now = new Date()): SaveOutcome {
  const at = type.publicationField ? values[type.publicationField] : null;
  if (typeof at === 'string' && at > now.toISOString()) return { kind: 'schedule', at };
  return { kind: getItemState(type, item, now) === 'published' ? 'update' : 'publish' };
}

const isStatus = (_name: string, field: Field) => field.kind === 'choice' && field.badge === 'projectStatus';

export const hasStatus = (type: ContentType): boolean => wireNameOf(type, isStatus) !== undefined;

/** Returns the status of an item, such as a project. */
export function getItemStatus(type: ContentType, item: StaffItem): string {
  return textOf(item[wireNameOf(type, isStatus) ?? '']);
}

/** Returns the drawing for the item, which a choice field determines. */
export function getDrawing(
  type: ContentType,
  item: StaffItem,
): { as: NonNullable<ChoiceField['drawn']>; value: string } | undefined {
  const found = Object.entries(type.fields).find(([, field]) => field.kind === 'choice' && field.drawn !== undefined);
  if (!found || found[1].kind !== 'choice' || !found[1].drawn) return undefined;
  return { as: found[1].drawn, value: textOf(item[getWireName(...found)]) };
}

export function getItemPicture(type: ContentType, item: StaffItem): WireFile | undefined {
  return item.files[wireNameOf(type, (_name, field) => field.kind === 'picture') ?? ''];
}

export function hasFieldOfKind(type: ContentType, kind: Field['kind']): boolean {
  return Object.values(type.fields).some((field) => field.kind === kind);
}

/** Returns where staff read an item before it is public; only an item with a page of its own has a preview. */
export function getPreviewAddress(type: ContentType, item: StaffItem): string | undefined {
  return type.itemPath && `${getItemAddress(type, item._id)}?preview=1`;
}
