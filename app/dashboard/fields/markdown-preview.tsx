import { useEffect, useState } from 'react';
import type { Language } from '../../../domain/model/localized.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { Prose, type ProseView } from '../../site/parts/prose.tsx';

type Renderer = { renderMarkdown: (of: { text: string; lang: Language }) => ProseView };

/** A text rendered as on its public page, by the same code, which is loaded when the first preview opens. */
export function MarkdownPreview({ text, language }: { text: string; language: Language }) {
  const { t } = useStaffTranslation();
  const [renderer, setRenderer] = useState<Renderer | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    import('../../site/parts/render-markdown.ts').then(
      (loaded) => isCurrent && setRenderer(loaded),
      () => isCurrent && setRenderer('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  if (text.trim() === '') return <p className="markdown-preview text-stone">{t('markdown.empty')}</p>;
  if (renderer === 'failed') return <p className="markdown-preview text-clay">{t('markdown.failed')}</p>;
  return (
    <div className="markdown-preview">
      {renderer && <Prose of={renderer.renderMarkdown({ text, lang: language })} />}
    </div>
  );
}
