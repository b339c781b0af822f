import { readIn, type Localized } from '../../../domain/model/localized.ts';
import { maxLimit } from '../../../domain/model/paging.ts';
import { groupAlbums } from '../../../domain/site/albums.ts';
import { gallery } from '../../../domain/site/gallery.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';

type Props = {
  readOnly?: boolean;
  onChoose: (name: Localized) => void;
};

/** Buttons with the albums of the first hundred pictures of the gallery: each fills the name in three languages. */
export function AlbumChoice({ readOnly = false, onChoose }: Props) {
  const { lang, t } = useStaffTranslation();
  const { data } = api.useListItemsQuery({ type: gallery.name, page: 1, limit: maxLimit });
  const pictures = (data?.items ?? []).map(({ _id: id, album, translations: { so, ar } }) => ({
    id,
    album: { en: String(album ?? ''), so: so['album'] ?? '', ar: ar['album'] ?? '' },
  }));
  const { albums } = groupAlbums(pictures);
  if (albums.length === 0) return null;
  return (
    <div role="group" aria-label={t('edit.useAlbum')} className="mt-2 flex flex-wrap items-center gap-x-4">
      <span aria-hidden="true" className="text-sm text-muted">
        {t('edit.useAlbum')}
      </span>
      {albums.map(({ id, name }) => {
        const { text, lang: writtenIn } = readIn(name, lang);
        return (
          <button
            key={id}
            type="button"
            disabled={readOnly}
            lang={writtenIn}
            dir="auto"
            className="quiet-action"
            onClick={() => onChoose(name)}
          >
            {text}
          </button>
        );
      })}
    </div>
  );
}
