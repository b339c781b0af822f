import type { ContentService } from './content.ts';
import type { MediaService } from './media.ts';
import type { MessageService } from './messages.ts';
import type { SessionService } from './sessions.ts';
import type { SiteService } from './site.ts';
import type { UserService } from './users.ts';

/** What the API and the pages may ask of the server. */
export type Services = {
  content: ContentService;
  media: MediaService;
  messages: MessageService;
  sessions: SessionService;
  users: UserService;
  site: SiteService;
  /** Tells the operator of an error that a reader only sees as an apology. */
  reportError: (error: unknown) => void;
};
