import { watchAddress } from '../../../domain/content/watch-address.ts';
import type { TextField } from '../../../domain/fields/text.ts';
import { readIn, type Language } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { VideoPlayer } from '../../parts/video-player.tsx';
import { toTextKey } from '../../../domain/model/form-keys.ts';
import { useForm } from './form-context.ts';
import { PlainField } from './plain-field.tsx';

/** The id of a video. A pasted address is accepted; below, the video as visitors see it. */
export function VideoIdField({ name, field }: { name: string; field: TextField }) {
  const { formValues, setText } = useForm();
  const { t } = useStaffTranslation();
  const value = formValues.texts[name] ?? '';
  const id = readId(field, value);
  return (
    <>
      <PlainField name={name} hint={t('video.hint')}>
        {(attributes) => (
          <input
            type="text"
            {...attributes}
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            autoComplete="off"
            value={value}
            onChange={(event) => setText(name, event.currentTarget.value)}
            // Replace a whole address by its id, on blur only: the text must not change while the user types.
            onBlur={() => id && id !== value && setText(name, id)}
          />
        )}
      </PlainField>
      {id && <VideoPreview key={id} id={id} />}
    </>
  );
}

function readId(field: TextField, text: string): string | undefined {
  const id = field.clean ? field.clean(text.trim()) : text.trim();
  return id !== '' && (!field.pattern || field.pattern.test(id)) ? id : undefined;
}

function VideoPreview({ id }: { id: string }) {
  const { type, formValues } = useForm();
  const { lang, t } = useStaffTranslation();
  const written = (language: Language) =>
    (type.titleField && formValues.texts[toTextKey(type.titleField, language)]) || '';
  const title = readIn({ en: written('en'), so: written('so'), ar: written('ar') }, lang);
  return (
    <div className="max-w-md">
      <VideoPlayer videoId={id} title={title.text === '' ? { text: id, lang: 'en' } : title} />
      <a
        href={watchAddress(id)}
        target="_blank"
        rel="noopener noreferrer"
        className="text-link inline-flex min-h-11 items-center text-sm"
      >
        {t('video.open')} <span className="sr-only">{t('footer.newTab')}</span>
      </a>
    </div>
  );
}
