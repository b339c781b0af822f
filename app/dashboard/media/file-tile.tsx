import { languages } from '../../../domain/model/localized.ts';
import { useLocation } from 'react-router';
import { formatBytes } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useStaffTranslation } from '../../i18n/language.ts';
import type { WireMediaEntry } from '../data/api-types.ts';
import { LanguageBadges } from '../parts/language-badges.tsx';
import { getFileFormat } from './get-file-format.ts';
import { MediaPicture } from './media-picture.tsx';

/** A file of the media library, as a link to its own screen. */
export function FileTile({ file }: { file: WireMediaEntry }) {
  const { lang, t } = useStaffTranslation();
  const { pathname, search } = useLocation();
  const described = Object.fromEntries(
    languages.map((language) => [language, file.alt[language].trim() !== '']),
  ) as Record<(typeof languages)[number], boolean>;
  return (
    <li className="media-tile">
      <MediaPicture file={file} />
      <div className="grid gap-1 px-3 pt-2 pb-3">
        <LocalLink
          to={`/dashboard/media/${file._id}`}
          state={{ from: `${pathname}${search}` }}
          aria-label={file.fileName}
          className="media-name"
        >
          <FileName name={file.fileName} />
        </LocalLink>
        {file.kind === 'document' && (
          <p className="text-sm text-muted">
            <bdi>{getFileFormat(file)}</bdi> · <bdi>{formatBytes(file.bytes, lang)}</bdi>
          </p>
        )}
        <p className={`text-sm ${file.uses === 0 ? 'text-muted' : ''}`}>
          {file.uses === 0 ? t('media.notUsed') : t('media.uses', { count: file.uses })}
        </p>
        {file.kind === 'picture' && <LanguageBadges completeness={described} />}
      </div>
    </li>
  );
}

/** Where there is no room for the whole name, its middle is left out: cameras and phones differ in the end. */
function FileName({ name }: { name: string }) {
  const at = startOfEnd(name);
  return (
    <bdi dir="auto" title={name}>
      <span>{name.slice(0, at)}</span>
      <span>{name.slice(at)}</span>
    </bdi>
  );
}

/** Returns where the last word of a file name begins, with the sign before it. */
function startOfEnd(name: string): number {
  const separator = Math.max(...['-', '_', ' '].map((sign) => name.lastIndexOf(sign)));
  return separator > 0 && name.length - separator <= 16 ? separator : Math.max(0, name.length - 10);
}
