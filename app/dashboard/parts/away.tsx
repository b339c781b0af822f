import { useStaffSpeech } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ScreenHead } from './screen-head.tsx';
import { StaffNotice } from './staff-notice.tsx';

/** A screen that has nothing to show, and leads back. */
export function Away({ title, text }: { title: string; text: string }) {
  const { t } = useStaffSpeech();
  return (
    <>
      <ScreenHead title={title} />
      <StaffNotice
        text={text}
        action={
          <LocalLink to="/dashboard" className="button">
            {t('away.back')}
          </LocalLink>
        }
      />
    </>
  );
}
