import { useStaffTranslation } from '../../../../i18n/language.ts';
import type { SaveFailure } from './use-save.ts';

type Props = {
  failure: SaveFailure | undefined;
  restoring: boolean;
  onCompare: () => void;
  onRestore: () => void;
  onCopyTexts: () => void;
};

/** What the user can do when someone else has saved or deleted the item meanwhile. */
export function FailureActions({ failure, restoring, onCompare, onRestore, onCopyTexts }: Props) {
  const { t } = useStaffTranslation();
  const button = (label: string, act: () => void, busy = false) => (
    <button type="button" className="button button-quiet" disabled={busy} onClick={act}>
      {label}
    </button>
  );
  if (failure?.kind === 'conflict') return button(t('compare.again'), onCompare);
  if (failure?.kind !== 'deleted') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {button(t('edit.restore'), onRestore, restoring)}
      {button(t('edit.copyTexts'), onCopyTexts)}
    </div>
  );
}
