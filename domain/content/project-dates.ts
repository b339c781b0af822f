import type { FieldProblems } from '../errors.ts';
import type { ItemValues } from '../model/define.ts';
import { readStatus, type ProjectStatus } from './project-status.ts';

/** Whether a status requires a date or clears it; the form disables cleared ones (specification 4 and 5). */
const projectDates: Readonly<Record<ProjectStatus, Readonly<Record<'startsOn' | 'endsOn', 'required' | 'cleared'>>>> = {
  'not-started': { startsOn: 'cleared', endsOn: 'cleared' },
  ongoing: { startsOn: 'required', endsOn: 'cleared' },
  completed: { startsOn: 'required', endsOn: 'required' },
};

function findRules(values: ItemValues) {
  const read = readStatus(String(values['status'] ?? ''));
  return 'status' in read ? projectDates[read.status] : undefined;
}

/** Returns the values without the dates that the status of the project clears; of an unknown status unchanged. */
export function adjustProjectDates(values: ItemValues): ItemValues {
  const rules = findRules(values);
  if (!rules) return values;
  const cleared = (name: 'startsOn' | 'endsOn') => (rules[name] === 'cleared' ? { [name]: null } : {});
  return { ...values, ...cleared('startsOn'), ...cleared('endsOn') };
}

/** Returns the problems of the dates: one that the status requires is missing, or the end is before the start. */
export function checkProjectDates(values: ItemValues): FieldProblems {
  const rules = findRules(values);
  const problems: FieldProblems = {};
  const { startsOn, endsOn } = values;
  if (rules?.startsOn === 'required' && !startsOn) problems['startsOn'] = { key: 'required' };
  if (rules?.endsOn === 'required' && !endsOn) problems['endsOn'] = { key: 'required' };
  if (typeof startsOn === 'string' && typeof endsOn === 'string' && endsOn < startsOn)
    problems['endsOn'] = { key: 'endBeforeStart' };
  return problems;
}
