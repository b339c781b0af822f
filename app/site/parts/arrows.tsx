import { useTranslation } from '../../i18n/language.ts';

type Props = {
  /** Id of the element they scroll. */
  controls: string;
  /** False without scripts: the buttons are invisible but take up their space, so that nothing shifts. */
  ready: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

/** Previous and next buttons of a carousel, in the direction of the text. */
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
