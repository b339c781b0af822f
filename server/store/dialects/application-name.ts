/** Identifies the connections of this program in PostgreSQL. */
export const applicationName = 'minbar';
