import { readStatus } from '../../../domain/content/project-status.ts';
import { useTranslation } from '../../i18n/language.ts';

const styles = {
  completed: { className: 'bg-palm-ground text-palm', label: 'status.completed' },
  ongoing: { className: 'bg-amber-ground text-amber-ink', label: 'status.ongoing' },
  'not-started': { className: 'bg-clay-ground text-clay', label: 'status.notStarted' },
} as const;

/**
 * The status of a project: green, yellow, red; an unknown one shows its raw text on the brand colour (specification 4).
 */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  const read = readStatus(status);
  const badgeClass = 'inline-flex items-center rounded-full px-3 py-0.5 text-sm font-semibold';
  if ('raw' in read) return <span className={`${badgeClass} bg-night text-on-night`}>{read.raw}</span>;
  const { className, label } = styles[read.status];
  return <span className={`${badgeClass} ${className}`}>{t(label)}</span>;
}
