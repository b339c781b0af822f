import type { SiteTextVersion } from '../../../domain/site/site-texts.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useIsOwnChange } from '../content/form/merge/use-is-own-change.ts';
import { FieldProblemText } from '../fields/field-frame.tsx';
import { toOneLine } from './earlier-texts.tsx';

type Props = {
  id: string;
  conflict: SiteTextVersion;
  original: string;
  onSettle: (keepsOwn: boolean) => void;
};

/** A text that was saved elsewhere while another one was typed here, of which one is chosen. */
export function TextConflict({ id, conflict, original, onSettle }: Props) {
  const { lang, t } = useStaffTranslation();
  const { at, by, language, text } = conflict;
  const isOwnChange = useIsOwnChange();
  const isSelf = isOwnChange({ changedBy: by });
  const name = by.name || t('compare.somebody');
  return (
    <div className="grid gap-1">
      <FieldProblemText id={id}>
        {t(isSelf ? 'compare.savedByYou' : 'compare.savedBy', { name, moment: formatDateTime(at, lang) })}
      </FieldProblemText>
      <p className="text-sm text-muted">
        {isSelf ? t('compare.theirsSelf') : t('compare.theirs', { name })}:{' '}
        <bdi lang={language} className="wrap-anywhere text-foreground">
          {toOneLine(text || original)}
        </bdi>
      </p>
      <div className="flex flex-wrap gap-x-4">
        <button type="button" className="quiet-action" onClick={() => onSettle(true)}>
          {t('siteTexts.keepMine')}
        </button>
        <button type="button" className="quiet-action" onClick={() => onSettle(false)}>
          {t('siteTexts.takeTheirs')}
        </button>
      </div>
    </div>
  );
}
