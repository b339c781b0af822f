import type { LinkField } from '../../../domain/fields/link.ts';
import { readLink } from '../../../domain/fields/link.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useForm } from './form-context.ts';
import { PlainField } from './plain-field.tsx';

/** A web address, with a link to check it. */
export function LinkInput({ name, field }: { name: string; field: LinkField }) {
  const { formValues, setText } = useForm();
  const { t } = useStaffTranslation();
  const value = formValues.texts[name] ?? '';
  const read = readLink(field, value);
  const address = 'value' in read ? read.value : null;
  return (
    <div className="grid">
      <PlainField name={name}>
        {(attributes) => (
          <input
            type="text"
            {...attributes}
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => setText(name, event.currentTarget.value)}
            // Show the address as it will be saved, on blur only: the text must not change while the user types.
            onBlur={() => address && address !== value && setText(name, address)}
          />
        )}
      </PlainField>
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link inline-flex min-h-11 items-center justify-self-start text-sm"
        >
          {t('link.open')} <span className="sr-only">{t('footer.newTab')}</span>
        </a>
      )}
    </div>
  );
}
