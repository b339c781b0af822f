import { messageStates } from '../../../domain/messages/inbox.ts';

/** The filters of the list besides "all"; deleted messages are shown only by their own filter. */
export const messageFilters = [...messageStates, 'deleted'] as const;
export type MessageFilter = (typeof messageFilters)[number];
