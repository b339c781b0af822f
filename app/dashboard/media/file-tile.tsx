import { languages } from '../../../domain/model/localized.ts';
import { useLocation } from 'react-router';
import { formatBytes } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { MediaEntry } from '../data/api-types.ts';
import { LanguageBadges } from '../parts/language-badges.tsx';
import { formatOf } from './format-of.ts';
import { MediaPicture } from './media-picture.tsx';

/** A file of the media library, as a link to its own screen. */
export function FileTile({ file }: { file: MediaEntry }) {
  const { lang, t } = useStaffTranslation();
  const { pathname, search } = useLocation();
  const described = Object.fromEntries(
    languages.map((language) => [language, file.alt[language].trim() !== '']),
  ) as Record<(typeof languages)[number], boolean>;
  return (
    <li className="media-tile">
      <MediaPicture file={file} />
      <div className="grid gap-1 px-3 pt-2 pb-3">
        <LocalLink to={`/dashboard/media/${file._id}`} state={{ from: `${pathname}${search}` }} className="media-name">
          <bdi dir="auto" title={file.fileName}>
            {file.fileName}
          </bdi>
        </LocalLink>
        {file.kind === 'document' && (
          <p className="text-sm text-stone">
            <bdi>{formatOf(file)}</bdi> · <bdi>{formatBytes(file.bytes, lang)}</bdi>
          </p>
        )}
        <p className={`text-sm ${file.uses === 0 ? 'text-stone' : ''}`}>
          {file.uses === 0 ? t('media.notUsed') : t('media.uses', { count: file.uses })}
        </p>
        {file.kind === 'picture' && <LanguageBadges completeness={described} />}
      </div>
    </li>
  );
}
