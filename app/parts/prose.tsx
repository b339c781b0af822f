import { Fragment, useMemo } from 'react';
import type { ProseView } from '../../domain/markdown/render-markdown.ts';
import type { Language } from '../../domain/model/localized.ts';
import { getLanguageAttributes } from '../i18n/language-attributes.ts';
import { useLanguage, useTranslation } from '../i18n/language.ts';
import { LocalizedText } from '../i18n/localized-text.tsx';
import { trustedProse } from './trusted-prose.ts';
import { VideoPlayer } from './video-player.tsx';

export const isEmptyProse = ({ html, videos }: ProseView): boolean => html === '' && videos === undefined;

export function Prose({ content: { html, lang, videos = [] } }: { content: ProseView }) {
  const { t } = useTranslation();
  const pageLanguage = useLanguage();
  return (
    <>
      <ProsePart html={html} lang={lang} />
      {videos.map((video, index) => {
        const title =
          video.title === '' ? { text: t('videos.untitled'), lang: pageLanguage } : { text: video.title, lang };
        return (
          <Fragment key={index}>
            <div className="mt-6">
              <VideoPlayer videoId={video.id} title={title}>
                <LocalizedText text={title} as="p" className="mt-3 font-heading text-lg font-semibold" />
              </VideoPlayer>
            </div>
            <ProsePart html={video.html} lang={lang} />
          </Fragment>
        );
      })}
    </>
  );
}

function ProsePart({ html, lang }: { html: string; lang: Language }) {
  const pageLanguage = useLanguage();
  // React compares by identity, and each trusted HTML is a new object.
  const trusted = useMemo(() => trustedProse(html), [html]);
  return html === '' ? null : (
    <div
      className="prose"
      {...getLanguageAttributes(lang, pageLanguage)}
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
