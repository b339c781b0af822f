/** The one spelling of each status inside the program, and the other spellings understood on the way in (specification 4). */
export const projectStatuses = ['ongoing', 'completed', 'not-started'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const statusSpellings: Readonly<Record<string, ProjectStatus>> = {
  inprogress: 'ongoing',
  'in-progress': 'ongoing',
  unknown: 'ongoing',
  notstarted: 'not-started',
};

/**
 * The badge of a stored status: green, yellow or red for the three known ones; anything else keeps its raw
 * text on the brand colour (specification 4, project status display).
 */
export function readStatus(stored: string): { status: ProjectStatus } | { raw: string } {
  const folded = stored.trim().toLowerCase().replace(/[\s_]+/g, '-');
  const known = projectStatuses.find((status) => status === folded);
  const status = known ?? statusSpellings[folded] ?? statusSpellings[folded.replaceAll('-', '')];
  return status ? { status } : { raw: stored };
}
