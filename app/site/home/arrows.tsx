import { useTranslation } from '../../i18n/language.ts';

type Props = {
  /** Id of what they move. */
  controls: string;
  /** Without a script they are not there; their room is kept, so that nothing shifts. */
  ready: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

/** Back and on through a carousel; they point the way of the writing. */
export function Arrows({ controls, ready, onPrevious, onNext }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`flex shrink-0 gap-2 ${ready ? '' : 'invisible'}`}>
      <button
        type="button"
        className="arrow"
        aria-controls={controls}
        aria-label={t('home.previous')}
        onClick={onPrevious}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M19 12H5m6-6-6 6 6 6" />
        </svg>
      </button>
      <button type="button" className="arrow" aria-controls={controls} aria-label={t('home.next')} onClick={onNext}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14m-6-6 6 6-6 6" />
        </svg>
      </button>
    </div>
  );
}
