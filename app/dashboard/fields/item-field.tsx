import type { Field } from '../../../domain/fields/field.ts';
import { ChoiceField } from './choice-field.tsx';
import { DayField } from './day-field.tsx';
import { DocumentField } from './files/document-field.tsx';
import { LinkField } from './link-field.tsx';
import { LocalizedField } from './localized-field.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './files/picture-field.tsx';
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
      return <ChoiceField name={name} field={field} />;
    case 'picture':
      return <PictureField name={name} field={field} />;
    case 'document':
      return <DocumentField name={name} field={field} />;
    case 'link':
      return <LinkField name={name} field={field} />;
    case 'number':
      return <NumberField name={name} field={field} />;
  }
}
