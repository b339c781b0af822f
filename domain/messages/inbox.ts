/** The states of a message: `new` is unread; spam is stored and not mailed. */
export const messageStates = ['new', 'read', 'answered', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * The state of a message's mail: `off` mail was not set up when it arrived, `waiting` will be sent soon, `sent`,
 * `failed` may be tried again, `held` the message is spam.
 */
export type MailState = 'off' | 'waiting' | 'sent' | 'failed' | 'held';

/** Returns whether a value is the state of a message. */
export function isMessageState(value: unknown): value is MessageState {
  return messageStates.some((state) => state === value);
}

/**
 * Returns the milliseconds until a failed mail is tried again: a minute, then twice as long each time up to six hours;
 * undefined after 20 tries, some three days.
 */
export function mailDelay(tries: number): number | undefined {
  return tries >= 20 ? undefined : Math.min(2 ** (tries - 1), 360) * 60_000;
}
