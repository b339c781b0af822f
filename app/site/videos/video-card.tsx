import type { ReadText } from '../../../domain/model/localized.ts';
import { useTranslation } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { LanguageNote } from '../../parts/language-note.tsx';
import { VideoPlayer } from '../../parts/video-player.tsx';
import type { PictureView } from '../../ui/picture.tsx';

/** `to`: its page; `addedAt`: an ISO 8601 time. */
export type VideoView = {
  id: string;
  to: string;
  videoId: string;
  title: ReadText;
  description: ReadText;
  addedAt: string;
  picture: PictureView | null;
};

/** A video of a list, with links to its page. */
export function VideoCard({
  video: { to, videoId, title, description, picture },
  level: Heading = 'h2',
}: {
  video: VideoView;
  level?: 'h2' | 'h3';
}) {
  const { t } = useTranslation();
  return (
    <article>
      <VideoPlayer videoId={videoId} title={title} picture={picture}>
        <Heading className="mt-3 text-lg">
          <LocalLink to={to} className="hover:text-accent">
            <LocalizedText text={title} className="block" />
          </LocalLink>
        </Heading>
        <LanguageNote text={title} className="mt-2" />
      </VideoPlayer>
      {description.text !== '' && (
        <LocalizedText text={description} as="p" className="mt-3 line-clamp-3 whitespace-pre-line text-muted" />
      )}
      <LocalLink to={to} className="text-link inline-flex min-h-11 items-center print:hidden">
        {t('videos.open')}
        <span className="sr-only">: {title.text}</span>
      </LocalLink>
    </article>
  );
}
