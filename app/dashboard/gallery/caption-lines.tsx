import { useId, useState } from 'react';
import { languages, type Language, type Localized } from '../../../domain/model/localized.ts';
import { gallery } from '../../../domain/site/gallery.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { focusControlOnceRendered } from '../parts/focus-control.ts';
import { PictureLines } from './picture-lines.tsx';

type Props = {
  fileName: string;
  caption: Localized;
  readOnly: boolean;
  onChange: (language: Language, text: string) => void;
};

/** The caption of a picture, behind a button: few pictures have one. */
export function CaptionLines({ fileName, caption, readOnly, onChange }: Props) {
  const { lang, t } = useStaffTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(languages.some((language) => caption[language] !== ''));
  const idOf = (language: Language) => `${id}-${language}`;
  if (!isOpen)
    return (
      <button
        type="button"
        className="quiet-action"
        disabled={readOnly}
        onClick={() => {
          setOpen(true);
          // The button, which had the focus, is gone.
          focusControlOnceRendered(idOf(lang));
        }}
      >
        {t('addPictures.addCaption')}
        <span className="sr-only">: {fileName}</span>
      </button>
    );
  return (
    <div className="mt-3 basis-full" role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="font-semibold">
        {t('markdown.caption')}
      </p>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('markdown.captionHint')}
      </p>
      <PictureLines
        idOf={idOf}
        label={t('markdown.caption')}
        texts={caption}
        max={gallery.fields['caption'].max}
        readOnly={readOnly}
        hintId={`${id}-hint`}
        onChange={onChange}
      />
    </div>
  );
}
