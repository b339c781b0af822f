import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../../domain/model/localized.ts';
import { findIn, findReferences } from '../../../../domain/quran/translations.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import type * as RendererModule from '../../../../domain/markdown/render-markdown.ts';
import { Prose } from '../../../parts/prose.tsx';
import { verseApi } from '../../data/verse-api.ts';

/** The references whose translations are asked for: as many as surely fit into an address. */
const maxReferences = 300;

/** A text rendered as on its public page, by the same code, which is loaded when the first preview opens. */
export function MarkdownPreview({ text, language }: { text: string; language: Language }) {
  const { t } = useStaffTranslation();
  const [renderer, setRenderer] = useState<typeof RendererModule | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    import('../../../../domain/markdown/render-markdown.ts').then(
      (loaded) => isCurrent && setRenderer(loaded),
      () => isCurrent && setRenderer('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  const references = useMemo(() => findReferences(text).slice(0, maxReferences).join(','), [text]);
  const { currentData: translations } = verseApi.useGetTranslationsQuery(
    { language, references },
    { skip: references === '' },
  );
  const findTranslation =
    translations && findIn({ name: translations.name, verses: new Map(Object.entries(translations.verses)) });

  if (text.trim() === '') return <p className="markdown-preview text-muted">{t('markdown.empty')}</p>;
  if (renderer === 'failed') return <p className="markdown-preview text-danger">{t('markdown.failed')}</p>;
  return (
    <div className="markdown-preview">
      {renderer && <Prose content={renderer.renderMarkdown({ text, lang: language }, { findTranslation })} />}
    </div>
  );
}
