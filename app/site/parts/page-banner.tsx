import { LocalizedText } from '../../i18n/localized-text.tsx';
import type { ReadText } from '../../../domain/model/localized.ts';
import { Picture, type PictureView } from '../../ui/picture.tsx';

/** The head of a page: its title over a picture. */
export function PageBanner({
  title,
  intro,
  picture,
}: {
  title: string;
  intro?: string | ReadText;
  picture: PictureView | null;
}) {
  return (
    <div className="page-banner relative isolate overflow-hidden bg-dark text-on-dark">
      <Picture picture={picture} sizes="100vw" priority className="absolute inset-0 -z-20 size-full object-cover" />
      <div className="banner-shade absolute inset-0 -z-10" />
      <div className="wrap flex min-h-56 flex-col justify-end gap-3 py-8 lg:min-h-80 lg:py-12">
        <h1 className="text-4xl">{title}</h1>
        {intro && (
          <p className="max-w-[36rem] text-lg text-balance text-on-dark-muted">
            {typeof intro === 'string' ? intro : <LocalizedText text={intro} />}
          </p>
        )}
      </div>
    </div>
  );
}
