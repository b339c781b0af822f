import { use, useEffect, useRef } from 'react';
import type { Language } from '../../../domain/model/localized.ts';
import type { DocumentPages } from '../../../server/services/files/document-pages.ts';
import { useTranslation } from '../../i18n/language.ts';
import { pageScriptsContext } from '../../shell/page-scripts.tsx';
import type { ReportFile } from './report-card.tsx';

type Props = {
  document: DocumentPages;
  file: ReportFile;
  /** The language of the file, if it is known. */
  lang: Language | undefined;
  texts: Record<
    'asText' | 'asPictures' | 'none' | 'first' | 'missing' | 'noText' | 'noPicture' | 'readByProgram' | 'cut',
    string
  >;
};

/**
 * The pages of a document as pictures, each loaded when it is reached, with their texts for screen readers; or as text,
 * which is easier to read on a phone. Under data saving they are text until the pictures are asked for. Styles alone
 * switch between the two: under data saving no scripts start. Browsers without scripts load lazy pictures at once, also
 * those that are not displayed: under data saving they get the text alone, and the picture of a page without text.
 */
export function ReportPages({ document: { pages, hasText, isCut }, file, lang, texts }: Props) {
  const { t } = useTranslation();
  const isWithoutReact = use(pageScriptsContext)?.isWithoutReact;
  const asText = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = asText;
    if (!current) return;
    for (const picture of current.parentElement?.querySelectorAll('img') ?? []) {
      // Pages without their picture are not printed.
      picture.toggleAttribute('data-missing', picture.naturalWidth === 0);
      // Pictures may have failed before the scripts ran.
      if (hasText && picture.complete) picture.decode().catch(() => showText(current));
    }
  }, [hasText]);
  if (pages.length === 0) return <p className="mt-6 text-muted">{texts.none}</p>;
  const folder = file.address.replace(/\.[a-z0-9]+$/, '');
  return (
    <div className="report-pages mt-6">
      {!hasText && <p className="text-muted">{texts.noText}</p>}
      <input ref={asText} type="checkbox" id="as-text" className="as-text size-4 print:hidden" />
      <label htmlFor="as-text" className="inline-flex min-h-11 max-w-[calc(100%-2rem)] items-center px-3 print:hidden">
        <span>{texts.asText}</span>
        <span>{texts.asPictures}</span>
      </label>
      {hasText && <TextNote>{texts.readByProgram}</TextNote>}
      <p className="missing-pages mt-4">{texts.missing}</p>
      <ol className="mt-4 grid gap-8">
        {pages.map(({ size, text }, index) => {
          const name = t('home.page', { number: index + 1 });
          return (
            <li key={index} className="relative">
              <h2 className="mb-2 text-lg">{name}</h2>
              {size ? (
                <div className="relative border border-border bg-surface-subtle">
                  <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="block w-full" />
                  <picture>
                    {isWithoutReact && text !== '' && (
                      <source media="(scripting: none)" srcSet="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
                    )}
                    <img
                      src={`${folder}/${index + 1}.webp`}
                      width={size.width}
                      height={size.height}
                      alt={text === '' ? name : ''}
                      loading="lazy"
                      decoding="async"
                      onLoad={({ currentTarget }) => currentTarget.removeAttribute('data-missing')}
                      onError={() => hasText && showText(asText.current)}
                      className="absolute inset-0 size-full"
                    />
                  </picture>
                </div>
              ) : (
                <p className="text-muted">{texts.noPicture}</p>
              )}
              {text !== '' && (
                <p lang={lang} className={`measure whitespace-pre-line ${size ? 'page-text' : ''}`}>
                  {text}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {isCut && <TextNote>{texts.cut}</TextNote>}
      {file.pages !== null && file.pages > pages.length && <p className="mt-6 text-muted">{texts.first}</p>}
    </div>
  );
}

/** Without a connection the pictures of a kept report are missing, but its text is there. */
function showText(asText: HTMLInputElement | null): void {
  if (asText) asText.checked = true;
}

/** What is said about the texts; to the eye only where they are shown. */
const TextNote = ({ children }: { children: string }) => (
  <div className="mt-4 text-sm text-muted">
    <p className="page-text">{children}</p>
  </div>
);
