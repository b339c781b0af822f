import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import type { ContentType } from '../../../domain/model/define.ts';
import { allTypes } from '../../../domain/site/index.ts';
import { getAccess } from '../../../domain/people/permissions.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useLocalNavigate } from '../../i18n/use-local-navigate.ts';
import { StarSpinner } from '../../ui/star-spinner.tsx';
import { useFormAddress, useNextItem } from '../content/translation/use-next-item.ts';
import { readTranslation, translationAddress, type Translation } from '../content/translation/use-translation-mode.ts';
import { labelKey } from '../data/type-labels.ts';
import { translatePath } from '../menu/menu.ts';
import { useStaffSelector } from '../data/store.ts';
import { BackLink } from '../screen/back-link.tsx';
import { LoadProblem } from '../screen/load-problem.tsx';
import { NotAllowed } from '../screen/not-allowed.tsx';
import { NotFound } from '../screen/not-found.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { StaffNotice } from '../screen/staff-notice.tsx';

/** Opens the first item of a type that lacks a translation: /dashboard/translate/news?from=en&to=so. */
export default function FirstItem() {
  const { type: name } = useParams();
  const { search } = useLocation();
  const user = useStaffSelector((state) => state.session.user);
  const type = allTypes.find((known) => known.name === name);
  const translation = readTranslation(search);
  if (!type || !translation) return <NotFound />;
  if (!user || getAccess(user, type.name) === undefined) return <NotAllowed />;
  return <OpenFirst type={type} translation={translation} />;
}

function OpenFirst({ type, translation }: { type: ContentType; translation: Translation }) {
  const { t } = useStaffTranslation();
  const navigate = useLocalNavigate();
  const addressOf = useFormAddress(type);
  const { id, isLoading, failed } = useNextItem(type, translation.to, []);
  const address = isLoading || id === undefined ? undefined : translationAddress(addressOf(id), translation);
  useEffect(() => {
    if (address) void navigate(address, { replace: true });
  }, [address, navigate]);
  return (
    <>
      <BackLink to={translatePath} label={t('translate.rest')} />
      <ScreenHead title={t(labelKey(type, 'title'))} />
      {failed ? (
        <LoadProblem
          error={failed.error}
          fallback={t(labelKey(type, 'listFailed'))}
          onRetry={() => void failed.refetch()}
        />
      ) : isLoading || address ? (
        <div className="flex justify-center py-24">
          <StarSpinner className="size-12 text-accent" />
        </div>
      ) : (
        <StaffNotice title={t('translate.nothingLeft')} />
      )}
    </>
  );
}
