import { isLocalizedText } from '../../../../domain/fields/text.ts';
import { useMemo, type ReactNode } from 'react';
import type { Field } from '../../../../domain/fields/field.ts';
import type { ContentType } from '../../../../domain/model/define.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { useTypeLabels } from '../../data/type-labels.ts';
import { ItemField } from '../../fields/item-field.tsx';

type NamedField = [name: string, field: Field];

/** Returns the names of a type's fields in the order of its form. */
export function fieldOrder(type: ContentType): string[] {
  const groups = isGrouped(type) ? namedGroups(type).map(([, fields]) => fields) : Object.values(kindGroups(type));
  return groups.flat().map(([name]) => name);
}

/**
 * All fields of a form: under the headings that the declaration gives, else grouped as texts, facts and files. `bar`
 * chooses the language that is edited.
 */
export function FormFields({ type, bar }: { type: ContentType; bar: ReactNode }) {
  const hasTexts = Object.values(type.fields).some(isLocalizedText);
  const shownBar = hasTexts ? bar : undefined;
  return isGrouped(type) ? <GroupedFields type={type} bar={shownBar} /> : <PlainFields type={type} bar={shownBar} />;
}

function isGrouped(type: ContentType): boolean {
  return Object.values(type.fields).some((field) => field.group !== undefined);
}

function GroupedFields({ type, bar }: { type: ContentType; bar: ReactNode }) {
  const { labelOf, labelIfAny } = useTypeLabels(type);
  const groups = useMemo(() => namedGroups(type), [type]);
  return (
    <div className="form-card">
      {bar}
      {groups.map(([group, fields]) => (
        <section key={group} className="form-group">
          <h2 className="text-xl">{labelOf(`groups.${group}`)}</h2>
          {labelIfAny(`groupHints.${group}`) && (
            <p className="-mt-3 text-sm text-muted">{labelOf(`groupHints.${group}`)}</p>
          )}
          <Fields fields={fields} />
        </section>
      ))}
    </div>
  );
}

function PlainFields({ type, bar }: { type: ContentType; bar: ReactNode }) {
  const { t } = useStaffTranslation();
  const { texts, facts, files } = useMemo(() => kindGroups(type), [type]);
  return (
    <>
      {texts.length > 0 && (
        <section className="form-card">
          <h2 className="sr-only">{t('edit.texts')}</h2>
          {bar}
          <div className="grid gap-6 p-4 pt-3 sm:p-6 sm:pt-4">
            <Fields fields={texts} />
          </div>
        </section>
      )}
      <div className="form-sides">
        <Section title={t('edit.details')} fields={facts} />
        <Section title={t(isPictureGrid(files) ? 'edit.pictures' : 'edit.files')} fields={files} />
      </div>
    </>
  );
}

/** In the order of the declaration, under each field's heading. */
function namedGroups(type: ContentType): [group: string, fields: NamedField[]][] {
  const groups = new Map<string, NamedField[]>();
  for (const [name, field] of Object.entries(type.fields))
    groups.set(field.group ?? '', [...(groups.get(field.group ?? '') ?? []), [name, field]]);
  return [...groups];
}

/** Texts first, then facts, then files; within each in the order of the declaration (specification 2, edit forms). */
function kindGroups(type: ContentType): Record<'texts' | 'facts' | 'files', NamedField[]> {
  const groups = { texts: [] as NamedField[], facts: [] as NamedField[], files: [] as NamedField[] };
  for (const [name, field] of Object.entries(type.fields)) {
    const group =
      field.kind === 'picture' || field.kind === 'document' ? 'files' : isLocalizedText(field) ? 'texts' : 'facts';
    groups[group].push([name, field]);
  }
  return groups;
}

function Fields({ fields }: { fields: NamedField[] }) {
  return fields.map(([name, field]) => <ItemField key={name} name={name} field={field} />);
}

/** More than four pictures are laid out side by side. */
const isPictureGrid = (fields: NamedField[]) =>
  fields.length > 4 && fields.every(([, field]) => field.kind === 'picture');

function Section({ title, fields }: { title: string; fields: NamedField[] }) {
  if (fields.length === 0) return null;
  return (
    <section
      className={`form-card grid content-start gap-5 p-4 sm:p-6 ${isPictureGrid(fields) ? 'form-pictures' : ''}`}
    >
      <h2 className="text-xl">{title}</h2>
      <Fields fields={fields} />
    </section>
  );
}
