import { useRef, useState } from 'react';
import { useStaffTranslation } from '../../i18n/language.ts';
import { useSite } from '../../shell/use-site.ts';
import { useStaffSelector } from '../data/store.ts';
import { ModalDialog } from '../parts/modal-dialog.tsx';
import { copyText } from '../parts/copy-text.ts';

/** New recovery codes, shown only once: to copy, download or print. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useStaffTranslation();
  const site = useSite();
  const email = useStaffSelector((state) => state.session.user?.email ?? '');
  const [copied, setCopied] = useState<boolean>();
  const [isSaved, setIsSaved] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const head = t('factors.fileHead', { email, site: site?.name.short.text ?? '' });

  const copy = async () => {
    const isCopied = field.current ? await copyText(field.current) : false;
    setCopied(isCopied);
    if (isCopied) setIsSaved(true);
  };
  const download = () => {
    const address = URL.createObjectURL(new Blob([`${head}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: 'recovery-codes.txt' });
    link.click();
    setIsSaved(true);
    // The browser has started reading it by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  const print = () => {
    window.print();
    setIsSaved(true);
  };

  return (
    <ModalDialog
      title={t('factors.codesTitle')}
      className="print-alone"
      onClose={onClose}
      canClose={() => isSaved || window.confirm(t('factors.leaveCodes'))}
    >
      <div className="grid gap-5">
        <p className="print-hidden">{t('factors.codesIntro')}</p>
        <p className="print-only">{head}</p>
        <ul
          dir="ltr"
          className={[
            'grid gap-x-6 gap-y-2 rounded-card border border-border bg-background px-5 py-4 min-[28rem]:grid-cols-2',
            'text-center font-mono text-lg whitespace-nowrap',
          ].join(' ')}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <textarea ref={field} readOnly className="sr-only" tabIndex={-1} aria-hidden="true" value={codes.join('\n')} />
        <div className="print-hidden flex flex-wrap gap-2">
          <button type="button" className="button button-quiet flex-1" onClick={() => void copy()}>
            {t('factors.copyCodes')}
          </button>
          <button type="button" className="button button-quiet flex-1" onClick={download}>
            {t('factors.download')}
          </button>
          <button type="button" className="button button-quiet flex-1" onClick={print}>
            {t('factors.print')}
          </button>
        </div>
        <output className="print-hidden font-semibold empty:hidden">
          {copied !== undefined && t(copied ? 'factors.codesCopied' : 'factors.copyFailed')}
        </output>
        <button type="button" className="button print-hidden" onClick={onClose}>
          {t('factors.saved')}
        </button>
      </div>
    </ModalDialog>
  );
}
