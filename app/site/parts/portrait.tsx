import type { ReadText } from '../../../domain/model/localized.ts';
import { Medallion } from '../../ui/medallion.tsx';
import { Picture, type PictureView } from '../../ui/picture.tsx';

type Props = {
  person: { id: string; name: ReadText; monogram: ReadText };
  picture: PictureView | null;
  className: string;
};

/** The photograph of a person, else the initials over the star. The name is shown beside it. */
export function Portrait({ person: { id, name, monogram }, picture, className }: Props) {
  if (!picture)
    return <Medallion monogram={monogram.text === '' ? initialsOf(name) : monogram} seed={id} className={className} />;
  return (
    <Picture
      picture={{ ...picture, alt: { text: '', lang: 'en' } }}
      sizes="112px"
      className={`rounded-full object-cover ${className}`}
    />
  );
}

/** Returns the first letters of the first and the last word. */
function initialsOf({ text, lang }: ReadText): ReadText {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words;
  return { text: firstAndLast.map((word) => Array.from(word ?? '')[0] ?? '').join(lang === 'ar' ? ' ' : ''), lang };
}
