/** What is wrong with the mail server, by the codes of the error that is recorded. */

/** The general codes come last: what they are given with says more. */
const faults = [
  ['421', 'refuses'],
  // The server cannot check a password at the moment.
  ['454', 'connection'],
  ['EAUTH', 'password'],
  ['ENOAUTH', 'password'],
  ['CERTIFICATE', 'certificate'],
  ['EDNS', 'notFound'],
  ['ETIMEDOUT', 'away'],
  ['EHOSTUNREACH', 'away'],
  ['ENETUNREACH', 'away'],
  ['ECONNREFUSED', 'refuses'],
  ['ESOCKET', 'connection'],
  ['ECONNECTION', 'connection'],
] as const;

export type MailFault = (typeof faults)[number][1];

/** Returns the fault that some codes stand for, separated by spaces, or undefined where it is none of the known ones. */
export function findMailFault(error: string): MailFault | undefined {
  const codes = error.split(' ');
  return faults.find(([code]) => codes.includes(code))?.[1];
}
