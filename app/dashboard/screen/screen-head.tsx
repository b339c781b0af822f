import { useEffect, type ReactNode } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';

/** The head of a screen: its title, also used as the document title, and its primary action. */
export function ScreenHead({ title, action, intro }: { title: string; action?: ReactNode; intro?: string }) {
  const { t } = useStaffTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('menu.adminPanel')}`;
  }, [title, t]);
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-3xl break-words">{title}</h1>
        {intro && <p className="mt-1 text-muted">{intro}</p>}
      </div>
      {action}
    </div>
  );
}
