import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { formatHijri } from '../../i18n/hijri.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import type { ProseView } from '../../../domain/markdown/render-markdown.ts';
import type { Language, ReadText } from '../../../domain/model/localized.ts';
import { Picture, type PictureView } from '../../ui/picture.tsx';
import { starPath } from '../../ui/motif/star.ts';
import { StarField } from '../../ui/star-field.tsx';
import { CardGrid } from './card.tsx';
import { GoBack } from './go-back.tsx';
import { isEmptyProse, Prose } from '../../parts/prose.tsx';
import { FormattedDate } from '../../parts/formatted-date.tsx';
import { KeepButton } from './keep-button.tsx';
import { LanguageNote } from '../../parts/language-note.tsx';
import type { ItemLink, ItemView } from './load-item.ts';
import type { PageName } from './page-meta.ts';
import { ShareLinks } from '../../parts/share-links.tsx';

type Props = {
  /** The type of the item, as in the catalogue under `pages`. */
  typeName: PageName;
  view: Pick<ItemView<unknown, unknown>, 'head' | 'isPreview' | 'isOrdered' | 'newer' | 'older'>;
  title: ReadText;
  /** The line below the title: a date, a status. */
  facts?: ReactNode;
  /** Null: the pattern of stars; undefined: neither. */
  picture?: PictureView | null;
  lead?: ReadText;
  content?: ProseView;
  /** What follows the text. */
  children?: ReactNode;
  /** What “Keep for offline” keeps; by default this page, nothing if null. */
  kept?: { path: string; lang: Language | undefined } | null | undefined;
  /** A call to action beside the link back. */
  action?: ReactNode;
};

/** A page for reading: title, picture and text in one narrow column, with a link back at the end. */
export function Reading({
  typeName,
  view: { head, isPreview, isOrdered, newer, older },
  title,
  facts,
  picture,
  lead,
  content,
  children,
  kept,
  action,
}: Props) {
  const { t } = useTranslation();
  const section = { label: t(`pages.${typeName}.title`), to: head.listPath ?? '/' };
  const { pathname } = useLocation();
  useEffect(() => {
    addEventListener('beforeprint', loadPictures);
    return () => removeEventListener('beforeprint', loadPictures);
  }, []);
  return (
    <article className="reading">
      {isPreview && <PreviewBanner />}
      <header className="reading-head">
        <LocalLink to={section.to} className="text-link inline-flex min-h-11 items-center text-sm">
          {section.label}
        </LocalLink>
        <h1 className="text-4xl">
          <LocalizedText text={title} className="block" />
        </h1>
        {facts && <div className="mt-4 text-muted">{facts}</div>}
        <LanguageNote text={!content || isEmptyProse(content) ? title : content} className="mt-3" />
      </header>
      {picture !== undefined && (
        <div className="reading-picture">
          {picture ? (
            <Picture
              picture={picture}
              priority
              sizes="(min-width: 64rem) 48rem, 100vw"
              className="aspect-[16/10] w-full object-cover"
            />
          ) : (
            <StarField className="h-24 w-full lg:h-32" centred />
          )}
        </div>
      )}
      {lead && lead.text !== '' && <LocalizedText text={lead} as="p" className="reading-lead" />}
      {content && <Prose content={content} />}
      {children}
      <EndStar />
      {!isPreview && <ShareLinks title={title.text} />}
      {!isPreview && kept !== null && (
        <div className="mb-8 min-h-11 text-center print:hidden">
          <KeepButton path={kept?.path ?? pathname} title={title.text} lang={kept?.lang} />
        </div>
      )}
      <p className="flex flex-wrap justify-center gap-4">
        {action}
        <GoBack to={section.to} />
      </p>
      {(newer || older) && (
        <nav aria-label={section.label} className="mt-12 print:hidden">
          {newer && <Adjacent rel="prev" label={t(isOrdered ? 'detail.previous' : 'detail.newer')} {...newer} />}
          {older && <Adjacent rel="next" label={t(isOrdered ? 'detail.next' : 'detail.older')} {...older} />}
        </nav>
      )}
    </article>
  );
}

/** Loads the pictures of the text that were not reached yet, for prints; not those of pages that are shown as text. */
function loadPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('.reading img[loading=lazy]'))
    if (picture.parentElement!.checkVisibility?.() ?? true) picture.loading = 'eager';
}

/** A link to the item before or after this one. */
function Adjacent({ rel, label, to, title }: ItemLink & { rel: 'prev' | 'next'; label: string }) {
  return (
    <p className="py-2">
      <span className="text-sm text-muted">{label}: </span>
      <LocalLink to={to} rel={rel} className="text-link">
        <LocalizedText text={title} />
      </LocalLink>
    </p>
  );
}

/** Shown above a page that only staff can see. */
function PreviewBanner() {
  const { t } = useTranslation();
  return <p className="reading-preview">{t('detail.preview')}</p>;
}

/** The small ornament at the end of a text. */
function EndStar() {
  return (
    <svg
      viewBox="0 0 32 32"
      className="reading-end size-7 text-accent"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={starPath(16, 16, 15)} />
      <path d={starPath(16, 16, 7)} fill="currentColor" stroke="none" />
    </svg>
  );
}

/** The publication date, in Arabic in the Islamic calendar too, and the author if there is one to show. */
export function PublishedOn({ iso, author }: { iso: string; author: string | null }) {
  const { lang, t } = useTranslation();
  if (iso === '') return null; // a draft in preview
  const hijri = lang === 'ar' ? formatHijri(iso) : undefined;
  return (
    <>
      <p>
        {t('detail.published')} <FormattedDate iso={iso} />
        {/* A browser without this calendar keeps the server's text. */}
        {lang === 'ar' && <span suppressHydrationWarning>{hijri === undefined ? '' : ` (${hijri})`}</span>}
      </p>
      {author !== null && (
        <p>
          {t('detail.author')} <bdi>{author}</bdi>
        </p>
      )}
    </>
  );
}

/** Other items of the same type, below an item. */
export function MoreToRead<T extends { id: string }>({
  items,
  title = 'detail.related',
  renderItem,
}: {
  items: readonly T[];
  title?: 'detail.related' | 'videos.related';
  renderItem: (item: T) => ReactNode;
}) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <section className="bg-surface-subtle" aria-labelledby="more-to-read">
      <div className="wrap section-space">
        <h2 id="more-to-read" className="mb-8 text-3xl">
          {t(title)}
        </h2>
        <CardGrid>
          {items.map((item) => (
            <li key={item.id}>{renderItem(item)}</li>
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
