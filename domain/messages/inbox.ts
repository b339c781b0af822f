/** What becomes of a message after it arrived: `new` is unread; spam is kept and not mailed. */
export const messageStates = ['new', 'read', 'answered', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * What stands of the copy that goes by mail: `off` mail was not set up when it arrived, `waiting` soon, `sent`,
 * `failed` tried again later, `held` not while the message is spam.
 */
export type MailState = 'off' | 'waiting' | 'sent' | 'failed' | 'held';

export function isMessageState(value: unknown): value is MessageState {
  return messageStates.some((state) => state === value);
}

/**
 * How long until a failed mail is tried again, in milliseconds: a minute, then twice as long each time up to six hours;
 * undefined after three days.
 */
export function mailDelay(tries: number): number | undefined {
  return tries >= 20 ? undefined : Math.min(2 ** (tries - 1), 360) * 60_000;
}
