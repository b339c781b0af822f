import { readStatus } from '../../domain/content/project-status.ts';
import { useTranslation } from '../i18n/language.ts';

const styles = {
  completed: { className: 'bg-success-surface text-success', label: 'status.completed' },
  ongoing: { className: 'bg-warning-surface text-on-warning', label: 'status.ongoing' },
  'not-started': { className: 'bg-danger-surface text-danger', label: 'status.notStarted' },
} as const;

/**
 * The status of a project: green, yellow, red; an unknown one shows its raw text on the brand colour (specification 4).
 */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  const read = readStatus(status);
  const badgeClass = 'inline-flex items-center rounded-full px-3 py-0.5 text-sm font-semibold';
  if ('raw' in read) return <span className={`${badgeClass} bg-dark text-on-dark`}>{read.raw}</span>;
  const { className, label } = styles[read.status];
  return <span className={`${badgeClass} ${className}`}>{t(label)}</span>;
}
