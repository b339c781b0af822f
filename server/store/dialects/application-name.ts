/** By it PostgreSQL tells the connections of this program from others. */
export const applicationName = 'minbar';
