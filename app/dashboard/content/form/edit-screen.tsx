import { useEffect, useState } from 'react';
import type { ContentType } from '../../../../domain/model/define.ts';
import { isId } from '../../../../domain/model/id.ts';
import { useStaffTranslation } from '../../../i18n/language.ts';
import { StarSpinner } from '../../../ui/star-spinner.tsx';
import { api } from '../../data/api.ts';
import type { StaffItem } from '../../data/api-types.ts';
import { useStaffSelector } from '../../data/store.ts';
import { LoadProblem } from '../../screen/load-problem.tsx';
import { NotFound } from '../../screen/not-found.tsx';
import { NotAllowed } from '../../screen/not-allowed.tsx';
import { ScreenHead } from '../../screen/screen-head.tsx';
import { useLocalNavigate } from '../../../i18n/use-local-navigate.ts';
import { useStaffNotify } from '../../parts/use-staff-notify.ts';
import { labelKey } from '../../data/type-labels.ts';
import { ItemForm } from './item-form.tsx';
import { getItemScope } from '../get-item-scope.ts';

type Props = {
  type: ContentType;
  id: string;
  /** The address of the item's list, to which a save returns. */
  list: string;
};

/** Fetches the item and opens its form, or shows why it cannot. */
export function EditScreen(props: Props) {
  return isId(props.id) ? <FetchedForm {...props} /> : <MalformedId {...props} />;
}

/** Specification 5: a malformed id shows a toast and leads back to the list. */
function MalformedId({ type, list }: Props) {
  const { t } = useStaffTranslation();
  const notify = useStaffNotify();
  const navigate = useLocalNavigate();
  const message = t(labelKey(type, 'invalidId'));
  useEffect(() => {
    void notify('error', message);
    void navigate(list, { replace: true });
  }, [notify, message, navigate, list]);
  return null;
}

function FetchedForm({ type, id, list }: Props) {
  const { t } = useStaffTranslation();
  const user = useStaffSelector((state) => state.session.user);
  const { data, error, isFetching, refetch } = api.useGetItemQuery({ type: type.name, id });
  // The form keeps the values it opened with: later fetches must not overwrite what was typed.
  const [opened, setOpened] = useState<StaffItem>();
  if (!opened && data) setOpened(data);

  if (opened) {
    if (user && !getItemScope(user, type, opened)) return <NotAllowed />;
    return <ItemForm type={type} item={opened} list={list} onSaved={setOpened} />;
  }
  if (error && !isFetching) {
    if ('status' in error && error.status === 404) return <NotFound />;
    if ('status' in error && error.status === 403) return <NotAllowed />;
    return (
      <>
        <ScreenHead title={t(labelKey(type, 'singular'))} />
        <LoadProblem error={error} fallback={t(labelKey(type, 'itemFailed'))} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <div className="flex justify-center py-24">
      <h1 className="sr-only">{t(labelKey(type, 'singular'))}</h1>
      <StarSpinner className="size-12 text-accent" />
    </div>
  );
}
