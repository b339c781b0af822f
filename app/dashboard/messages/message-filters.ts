import { messageStates } from '../../../domain/messages/inbox.ts';

/** What the list can be narrowed to besides all; the trash shows nowhere else. */
export const messageFilters = [...messageStates, 'deleted'] as const;
export type MessageFilter = (typeof messageFilters)[number];
