import { useStaffTranslation } from '../../i18n/language.ts';
import { api } from '../data/api.ts';
import { setUpDone } from '../data/session-slice.ts';
import { useStaffDispatch } from '../data/store.ts';
import { ScreenHead } from '../screen/screen-head.tsx';
import { factorApi, isTwoStepOn } from './factor-api.ts';
import { TwoStep } from './two-step.tsx';

/** Replaces every screen until a superadmin has set up two-step sign-in, where the site requires it. */
export default function SetUpFirst() {
  const { t } = useStaffTranslation();
  const dispatch = useStaffDispatch();
  const { data } = factorApi.useGetFactorsQuery();
  const finish = () => {
    dispatch(setUpDone());
    // Requests made meanwhile were refused.
    dispatch(api.util.resetApiState());
  };
  return (
    <>
      <ScreenHead title={t('setUpFirst.title')} intro={t('setUpFirst.text')} />
      <div className="grid max-w-3xl gap-6">
        {data && isTwoStepOn(data) && (
          <button type="button" className="button justify-self-start" onClick={finish}>
            {t('setUpFirst.done')}
          </button>
        )}
        <TwoStep />
      </div>
    </>
  );
}
