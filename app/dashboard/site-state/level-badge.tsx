import type { StateLevel } from '../../../domain/operating/site-state.ts';
import { useStaffTranslation } from '../../i18n/language.ts';
import { levelColours } from './level-colours.ts';

/** The shapes differ too, for people who do not distinguish the colours. */
const paths: Record<StateLevel, string> = {
  ok: 'M3.5 8.500l3 3 6-7',
  attention: 'M8 3v6.500M8 12.500v.01',
  problem: 'M4 4l8 8M12 4l-8 8',
};

export function LevelBadge({ level }: { level: StateLevel }) {
  const { t } = useStaffTranslation();
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${levelColours[level]}`}
    >
      <svg
        viewBox="0 0 16 16"
        className="size-3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={paths[level]} />
      </svg>
      {t(`siteState.levels.${level}`)}
    </span>
  );
}
