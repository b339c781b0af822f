import { choice, readChoice } from '../fields/choice.ts';

/**
 * The one spelling of each status inside the program, and the other spellings understood on the way in (specification
 * 4).
 */
export const projectStatuses = ['ongoing', 'completed', 'not-started'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const statusSpellings: Readonly<Record<string, ProjectStatus>> = {
  inprogress: 'ongoing',
  'in-progress': 'ongoing',
  unknown: 'ongoing',
  notstarted: 'not-started',
};

/** The field that holds it. */
export const statusField = choice({
  values: projectStatuses,
  aliases: statusSpellings,
  initial: 'not-started',
  wire: 'Status',
});

/**
 * The badge of a stored status: green, yellow or red for the three known ones; anything else keeps its raw
 * text on the brand colour (specification 4, project status display).
 */
export function readStatus(stored: string): { status: ProjectStatus } | { raw: string } {
  const read = readChoice(statusField, stored);
  return 'value' in read && stored.trim() !== '' ? { status: read.value as ProjectStatus } : { raw: stored };
}
