import { choice, readChoice } from '../fields/choice.ts';

/** The canonical spelling of each status, and other spellings that are accepted as input (specification 4). */
export const projectStatuses = ['ongoing', 'completed', 'not-started'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

const statusSpellings: Readonly<Record<string, ProjectStatus>> = {
  inprogress: 'ongoing',
  'in-progress': 'ongoing',
  unknown: 'ongoing',
  notstarted: 'not-started',
};

/** The field that contains the status. */
export const statusField = choice({
  values: projectStatuses,
  aliases: statusSpellings,
  initial: 'not-started',
  wire: 'Status',
  badge: 'projectStatus',
});

/**
 * Returns the status for the badge of a project: green, yellow or red for the three known ones; any other stored text
 * is shown as it is, in the brand colour (specification 4, project status display).
 */
export function readStatus(stored: string): { status: ProjectStatus } | { raw: string } {
  const read = readChoice(statusField, stored);
  return 'value' in read && stored.trim() !== '' ? { status: read.value as ProjectStatus } : { raw: stored };
}
