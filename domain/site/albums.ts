/** The albums of the gallery: pictures that staff gave the same album name. */
import {
  createEmptyLocalized,
  languages,
  listWrittenLanguages,
  type Language,
  type Localized,
} from '../model/localized.ts';

type InAlbum = { id: string; album: Localized };

export type Album<P extends InAlbum> = {
  /** The id of its oldest picture: it stays the same when pictures are added or the album is renamed. */
  id: string;
  name: Localized;
  pictures: P[];
};

/**
 * Groups pictures by the names of their albums, in the order of the first picture of each; `others` have no album. The
 * name must be the same in English; where one of two pictures has no English name, in one of the other languages. The
 * album has the translations of all its pictures.
 */
export function groupAlbums<P extends InAlbum>(pictures: readonly P[]): { albums: Album<P>[]; others: P[] } {
  const albums: Album<P>[] = [];
  const others: P[] = [];
  const byName = new Map<string, Album<P>>();
  for (const picture of pictures) {
    const written = listWrittenLanguages(picture.album);
    if (written.length === 0) {
      others.push(picture);
      continue;
    }
    let album = written
      .map((language) => byName.get(nameKey(language, picture.album)))
      .find((found) => found && isSame(found.name, picture.album));
    if (!album) {
      album = { id: picture.id, name: createEmptyLocalized(), pictures: [] };
      albums.push(album);
    }
    album.pictures.push(picture);
    if (picture.id < album.id) album.id = picture.id;
    for (const language of written) {
      if (album.name[language] === '') album.name = { ...album.name, [language]: picture.album[language] };
      byName.set(nameKey(language, picture.album), album);
    }
  }
  return { albums, others };
}

const nameKey = (language: Language, name: Localized) => `${language}:${fold(name[language])}`;
const fold = (name: string) => name.toLowerCase();

/** Two albums with different English names are different, whatever their translations. */
const isSame = (one: Localized, other: Localized): boolean => {
  const [first] = languages.filter((language) => one[language] !== '' && other[language] !== '');
  return first !== undefined && fold(one[first]) === fold(other[first]);
};
