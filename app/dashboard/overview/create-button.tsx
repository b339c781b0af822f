import type { ContentType } from '../../../domain/model/define.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { labelKey } from '../data/type-labels.ts';
import { useListActions } from '../content/use-list-actions.ts';

/** Begins a new item, as the button of its list does; `list` is the address of that list. */
export function CreateButton({ type, list }: { type: ContentType; list: string }) {
  const { t } = useStaffTranslation();
  const navigate = useLocalNavigate();
  const { create, creating } = useListActions(type, { base: list, showStart: () => void navigate(list) });
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-1.5 rounded-b-card border-t border-border px-3.5 py-2 text-start text-sm font-semibold text-accent hover:underline disabled:opacity-60 sm:px-5"
      disabled={creating}
      onClick={() => void create()}
    >
      <svg
        viewBox="0 0 16 16"
        className="size-3.5 shrink-0 max-sm:hidden"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M8 3v10M3 8h10" />
      </svg>
      {t(labelKey(type, 'create'))}
    </button>
  );
}
