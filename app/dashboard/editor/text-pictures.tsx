import { useDeferredValue, useId, useMemo, useState } from 'react';
import { getDirection, type Language } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { openDocument } from './open-document.ts';
import { pairPictures, setTranslated, type PicturePair } from './pair-pictures.ts';
import type { PictureAttributes } from './picture-commands.ts';
import { PictureDialog } from './dialogs/picture-dialog.tsx';

type Texts = { original: string; from: Language; translation: string; to: Language };

/** Opens both texts; without pairs where the editor cannot show one of them. */
function openTexts({ original, from, translation, to }: Texts) {
  const source = openDocument(original, from);
  const target = openDocument(translation, to);
  if (typeof source === 'string' || typeof target === 'string') return { pairs: [] };
  return { target, pairs: pairPictures(source.doc, target.doc) };
}

/**
 * The pictures of a text beside those of its translation: their descriptions and captions are translated in a dialog.
 */
export function TextPictures(props: Texts & { onChange: (translation: string) => void }) {
  const { original, from, translation, to, onChange } = props;
  const { t } = useStaffTranslation();
  const id = useId();
  const [shown, opened] = [useDeferredValue(original), useDeferredValue(translation)];
  const { pairs } = useMemo(
    () => openTexts({ original: shown, from, translation: opened, to }),
    [shown, from, opened, to],
  );
  const [chosen, setChosen] = useState<number>();
  if (pairs.length === 0) return null;
  const pair = chosen === undefined ? undefined : pairs[chosen];
  const set = (attributes: PictureAttributes) => {
    // As they are now.
    const { target, pairs: current } = openTexts(props);
    const changed = current[chosen!];
    setChosen(undefined);
    if (target && changed) onChange(target.write(setTranslated(target.doc, changed, attributes)));
  };
  return (
    <section className="mt-4" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="field-label">
        {t('translate.pictures')}
      </h3>
      <ul className="divide-y divide-border">
        {pairs.map((each, index) => (
          <PictureRow
            key={`${index} ${each.original.src}`}
            pair={each}
            from={from}
            to={to}
            onOpen={() => setChosen(index)}
          />
        ))}
      </ul>
      {pair && (
        <PictureDialog
          picture={pair.translated ?? { ...pair.original, alt: '', caption: '' }}
          original={{ ...pair.original, language: from }}
          file={undefined}
          language={to}
          isNew={!pair.translated}
          onSet={set}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}

type RowProps = { pair: PicturePair; from: Language; to: Language; onOpen: () => void };

function PictureRow({ pair: { original, translated }, from, to, onOpen }: RowProps) {
  const { t } = useStaffTranslation();
  return (
    <li className="grid gap-x-5 gap-y-2 py-3 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]">
      <img src={original.src} alt="" loading="lazy" className="w-24 self-start rounded bg-surface-subtle" />
      <PictureTexts picture={original} language={from} />
      <div className="grid content-start justify-items-start gap-1">
        {translated ? (
          <PictureTexts picture={translated} language={to} />
        ) : (
          <p className="text-muted">{t('translate.pictureMissing', { language: t(`languages.${to}`) })}</p>
        )}
        <button type="button" className="quiet-action" aria-haspopup="dialog" onClick={onOpen}>
          {t(translated ? 'translate.picture' : 'translate.addPicture')}
          <span className="sr-only">: {original.alt}</span>
        </button>
      </div>
    </li>
  );
}

function PictureTexts({ picture, language }: { picture: PictureAttributes; language: Language }) {
  const { t } = useStaffTranslation();
  const texts = [
    [t('picture.alt'), picture.alt || '–'],
    ...(picture.caption === '' ? [] : [[t('markdown.caption'), picture.caption]]),
  ] as const;
  return (
    <dl className="grid content-start gap-1">
      {texts.map(([name, text]) => (
        <div key={name}>
          <dt className="text-sm text-muted">
            {name}: {t(`languages.${language}`)}
          </dt>
          <dd lang={language} dir={getDirection(language)} className="break-words">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
