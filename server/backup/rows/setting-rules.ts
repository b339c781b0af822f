import { isSecuritySetting } from '../../../domain/people/security-settings.ts';
import { isObject } from '../../../domain/model/is-object.ts';
import type { Row } from '../../store/snapshot.ts';
import { json, text, timestamp, type TableRules } from './value-rules.ts';

type ValueCheck = (value: unknown) => boolean;

const isMoment: ValueCheck = (value) => typeof value === 'string' && timestamp(value);
const isMomentOrNull: ValueCheck = (value) => value === null || isMoment(value);

/** An object whose known values have their shapes; it may lack some, and earlier versions may have written others. */
const withValues =
  (shapes: Readonly<Record<string, ValueCheck>>): ValueCheck =>
  (value) =>
    isObject(value) && Object.entries(shapes).every(([name, fits]) => value[name] === undefined || fits(value[name]));

const shapes: ReadonlyMap<string, ValueCheck> = new Map([
  ['secret', (value: unknown) => typeof value === 'string' && /^[\w-]{43}$/.test(value)],
  ['cleanup-times', withValues({ doneAt: isMomentOrNull, heldSince: isMomentOrNull })],
  [
    'mail-outcome',
    withValues({
      sentAt: isMomentOrNull,
      failedAt: isMomentOrNull,
      error: (value) => typeof value === 'string',
      isRefused: (value) => typeof value === 'boolean',
    }),
  ],
  [
    'certificate-state',
    (value: unknown) =>
      isObject(value) &&
      typeof value['of'] === 'string' &&
      isObject(value['found']) &&
      isMoment(value['found']['checkedAt']),
  ],
]);

function fits(name: string, value: unknown): boolean {
  return shapes.get(name)?.(value) ?? isSecuritySetting(name, value) ?? true;
}

/** Settings by name. A name that this version does not read may have any value. */
export const settings: TableRules = {
  columns: { name: text(60, /^[\w.-]+$/), value: json(1_000_000, () => true) },
  check: ({ name, value }: Row) => (fits(String(name), JSON.parse(String(value))) ? undefined : 'value'),
};
