import type { ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import type { ReadText } from '../../../domain/model/localized.ts';
import { LanguageNote } from '../../parts/language-note.tsx';
import { Picture, type PictureView } from '../../ui/picture.tsx';

type Props = {
  to: string;
  title: ReadText;
  /** Null: the pattern of stars; undefined, for a type without pictures: neither. */
  picture?: PictureView | null;
  /** A small line above the title: a date or a status. */
  eyebrow?: ReactNode;
  text?: ReadText;
  priority?: boolean;
  level?: 'h2' | 'h3';
};

/** One item of a list. The whole card is one link. */
export function Card({ to, title, picture, eyebrow, text, priority = false, level: Heading = 'h2' }: Props) {
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface">
      {picture !== undefined && (
        <div className="aspect-[16/10] overflow-hidden">
          <Picture
            picture={picture}
            priority={priority}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw"
            className="size-full object-cover transition-transform duration-200 ease-out group-hover:scale-[1.02]"
          />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-2 p-5">
        {eyebrow && <div className="text-sm text-muted">{eyebrow}</div>}
        <Heading className="text-xl">
          <LocalLink to={to} className="after:absolute after:inset-0 group-hover:text-accent">
            <LocalizedText text={title} className="block" />
          </LocalLink>
        </Heading>
        <LanguageNote text={title} />
        {text && <LocalizedText text={text} as="p" className="line-clamp-4 text-muted" />}
      </div>
    </article>
  );
}

/** Cards in one, two or three columns. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">{children}</ul>;
}
