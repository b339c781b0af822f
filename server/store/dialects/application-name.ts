/** Identifies the connections of this program in PostgreSQL. That of a command or of a migration has a suffix. */
export const applicationName = 'minbar';
/** The connection that holds the start lock or waits for it: a server that waits uses the database not yet. */
export const startLockName = 'minbar-start';
