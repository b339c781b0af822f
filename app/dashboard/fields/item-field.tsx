import type { Field } from '../../../domain/fields/field.ts';
import { ChoiceInput } from './choice-input.tsx';
import { DayField } from './day-field.tsx';
import { DocumentInput } from './files/document-input.tsx';
import { LinkInput } from './link-input.tsx';
import { LocalizedField } from './localized-field.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { NumberInput } from './number-input.tsx';
import { PictureInput } from './files/picture-input.tsx';
import { VideoIdField } from './video-id-field.tsx';
import { UntranslatedField } from './untranslated-field.tsx';

/** The form field for a declared field, by its kind. */
export function ItemField({ name, field }: { name: string; field: Field }) {
  switch (field.kind) {
    case 'text':
      if (field.localized) return <LocalizedField name={name} field={field} />;
      return field.format === 'video' ? (
        <VideoIdField name={name} field={field} />
      ) : (
        <UntranslatedField name={name} field={field} />
      );
    case 'date':
      return field.precision === 'day' ? <DayField name={name} /> : <DateTimeField name={name} />;
    case 'choice':
      return <ChoiceInput name={name} field={field} />;
    case 'picture':
      return <PictureInput name={name} field={field} />;
    case 'document':
      return <DocumentInput name={name} field={field} />;
    case 'link':
      return <LinkInput name={name} field={field} />;
    case 'number':
      return <NumberInput name={name} field={field} />;
  }
}
