/** What is wrong with the mail server, by the codes of the error that is recorded. */

const faultOfCode = {
  EAUTH: 'password',
  ENOAUTH: 'password',
  CERTIFICATE: 'certificate',
  EDNS: 'notFound',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ECONNREFUSED: 'refuses',
  '421': 'refuses',
  ESOCKET: 'connection',
  ECONNECTION: 'connection',
} as const;

export type MailFault = (typeof faultOfCode)[keyof typeof faultOfCode];

/** Returns the fault that some codes stand for, separated by spaces, or undefined where it is none of the known ones. */
export function findMailFault(error: string): MailFault | undefined {
  const codes = error.split(' ');
  // The general codes come last: what they are given with says more.
  return Object.entries(faultOfCode).find(([code]) => codes.includes(code))?.[1];
}
