import type { ReactNode } from 'react';
import { cropClasses } from '../../../domain/media/focal-point.ts';
import { getItemAddress, type ContentType } from '../../../domain/model/define.ts';
import type { SortColumn } from '../../../domain/model/sorting.ts';
import { mayDelete } from '../../../domain/people/permissions.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { LocalizedText } from '../../i18n/localized-text.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import type { UserInfo } from '../../session.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { FormattedDate } from '../../parts/formatted-date.tsx';
import {
  getDrawing,
  hasFieldOfKind,
  getItemPicture,
  getPreviewAddress,
  getPublicationTime,
  getItemState,
  getItemStatus,
  hasStatus,
  getItemTitle,
} from '../data/item-facts.ts';
import type { StaffItem } from '../data/api-types.ts';
import { ChoiceDrawing } from '../fields/choice-drawing.tsx';
import { useTypeLabels } from '../data/type-labels.ts';
import { CopyableId } from '../parts/copyable-id.tsx';
import type { Column } from '../list/data-table.tsx';
import { LanguageBadges } from '../parts/language-badges.tsx';
import { PageSelectionBox, SelectionBox } from './bulk/selection-box.tsx';
import type { Selection } from './bulk/use-selection.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import type { Sorting } from '../list/sort-link.tsx';
import { MissingTitle } from './missing-title.tsx';
import { getItemScope } from './get-item-scope.ts';
import { Thumbnail } from '../parts/thumbnail.tsx';

type Options = {
  type: ContentType;
  /** The address of the list; its edit pages are below it. */
  base: string;
  deletingId: string | undefined;
  onDelete: (id: string) => void;
  createSorting: (by: SortColumn) => Sorting;
  /** Missing where nothing can be done with several items. */
  selection: Selection | undefined;
  user: UserInfo | undefined;
  /** The buttons that move an item; only where staff decide the order and the whole list is shown. */
  renderMoveButtons?: ((item: StaffItem) => ReactNode) | undefined;
};

/** The columns of a type's table, from its declaration (specification 2: "Admin lists are tables"). */
export function useContentColumns({
  type,
  base,
  deletingId,
  onDelete,
  createSorting,
  selection,
  user,
  renderMoveButtons,
}: Options): Column<StaffItem>[] {
  const { lang, t } = useStaffTranslation();
  const { labelOf } = useTypeLabels(type);
  const column = (
    key: string,
    title: string,
    slot: Column<StaffItem>['slot'],
    render: Column<StaffItem>['render'],
    sortedBy?: SortColumn,
  ): Column<StaffItem> => ({ key, title, slot, render, ...(sortedBy ? { sorting: createSorting(sortedBy) } : {}) });
  const editAddress = (item: StaffItem) => `${base}/${item._id}/edit`;
  const titleId = (item: StaffItem) => `title-${item._id}`;

  return [
    ...(selection
      ? [
          {
            key: 'select',
            title: t('bulk.all'),
            heading: <PageSelectionBox selection={selection} />,
            slot: 'select' as const,
            render: (item: StaffItem) => <SelectionBox type={type} item={item} selection={selection} />,
          },
        ]
      : []),
    // Items without an address of their own show no id.
    ...(type.ordered ? [] : [column('id', t('table.id'), 'id', (item) => <CopyableId id={item._id} />)]),
    column(
      'title',
      type.titleField ? labelOf(`fields.${type.titleField}`) : t('table.title'),
      'title',
      (item) => {
        const title = getItemTitle(type, item, lang);
        const name = title.text === '' ? <MissingTitle type={type} item={item} /> : <LocalizedText text={title} />;
        if (!getItemScope(user, type, item)) return <span id={titleId(item)}>{name}</span>;
        return (
          <LocalLink id={titleId(item)} to={editAddress(item)} className="title-link">
            {name}
          </LocalLink>
        );
      },
      'title',
    ),
    ...(type.publicationField
      ? [
          column(
            'date',
            t('table.date'),
            'fact',
            (item) =>
              getPublicationTime(type, item) ? (
                <FormattedDate iso={getPublicationTime(type, item)} />
              ) : (
                <span className="text-muted">{t('table.noDate')}</span>
              ),
            'date',
          ),
        ]
      : []),
    ...(hasStatus(type)
      ? [column('status', t('table.status'), 'fact', (item) => <StatusBadge status={getItemStatus(type, item)} />)]
      : []),
    ...(hasFieldOfKind(type, 'picture')
      ? [column('image', t('table.image'), 'lead', (item) => <ItemThumbnail type={type} item={item} />)]
      : []),
    ...(renderMoveButtons ? [column('order', t('table.order'), 'fact', renderMoveButtons)] : []),
    // Whether the item is on the site, and in which languages.
    column(
      'publication',
      t('table.publication'),
      'fact',
      (item) => (
        <div className="row-status">
          <StateBadge state={getItemState(type, item)} />
          <LanguageBadges completeness={item.completeness} outdated={item.outdated} />
        </div>
      ),
      'state',
    ),
    column(
      'changed',
      t('table.changed'),
      'minor',
      (item) => (
        <>
          <span className="card-label">{t('table.changed')}: </span>
          <FormattedDate iso={item.updatedAt} />
        </>
      ),
      'updatedAt',
    ),
    column('actions', t('table.actions'), 'actions', (item) => {
      const scope = getItemScope(user, type, item);
      const previewAddress = getPreviewAddress(type, item);
      return (
        <div className="row-actions">
          {scope && (
            <LocalLink to={editAddress(item)} className="row-action" aria-describedby={titleId(item)}>
              {t(scope === 'translations' ? 'table.translate' : 'table.edit')}
            </LocalLink>
          )}
          {!type.ordered && getItemState(type, item) === 'published' && (
            <LocalLink to={getItemAddress(type, item._id)} className="row-action" aria-describedby={titleId(item)}>
              {t('table.view')}
            </LocalLink>
          )}
          {previewAddress && getItemState(type, item) === 'scheduled' && (
            <LocalLink to={previewAddress} className="row-action" aria-describedby={titleId(item)}>
              {t('table.preview')}
            </LocalLink>
          )}
          {mayDelete(scope) && (
            <button
              type="button"
              className="row-action text-danger"
              disabled={deletingId === item._id}
              aria-describedby={titleId(item)}
              onClick={() => onDelete(item._id)}
            >
              {t('table.delete')}
            </button>
          )}
        </div>
      );
    }),
  ];
}

/** The picture of an item, or the drawing chosen for an item without one. */
function ItemThumbnail({ type, item }: { type: ContentType; item: StaffItem }) {
  const picture = getItemPicture(type, item);
  const drawing = picture ? undefined : getDrawing(type, item);
  if (!drawing) return <Thumbnail src={picture?.thumbnail} crop={picture && cropClasses(picture.focus)} />;
  return (
    <span className="thumbnail flex items-center justify-center">
      <ChoiceDrawing {...drawing} />
    </span>
  );
}
