import type { BackupService } from './backups.ts';
import type { ContentService } from './content.ts';
import type { OverviewService } from './overview.ts';
import type { FactorService } from './factors.ts';
import type { IdentityService } from './confirm-identity.ts';
import type { HistoryService } from './history.ts';
import type { MediaService } from './media.ts';
import type { InboxService } from './inbox.ts';
import type { MessageService } from './messages.ts';
import type { PersonalDataService } from './personal-data.ts';
import type { PresenceService } from './presence.ts';
import type { SecurityLog } from './security-log.ts';
import type { SecondFactorService } from './second-factor.ts';
import type { SecuritySettingService } from './security-settings.ts';
import type { NoticeService } from './notices.ts';
import type { SessionListService } from './session-list.ts';
import type { SessionService } from './sessions.ts';
import type { SiteService } from './site.ts';
import type { TrashService } from './trash.ts';
import type { UserService } from './users.ts';
import type { VersionService } from './versions.ts';
import type { SiteStateService } from './site-state/site-state.ts';
import type { SiteTextService } from './site-texts.ts';
import type { VerseTranslationService } from './verse-translations.ts';
import type { WorkingCopyService } from './working-copies.ts';

/** The services that the API and the pages use. */
export type Services = {
  content: ContentService;
  versions: VersionService;
  trash: TrashService;
  history: HistoryService;
  presence: PresenceService;
  workingCopies: WorkingCopyService;
  overview: OverviewService;
  media: MediaService;
  messages: MessageService;
  inbox: InboxService;
  personalData: PersonalDataService;
  backups: BackupService;
  sessions: SessionService;
  securityLog: SecurityLog;
  secondFactor: SecondFactorService;
  factors: FactorService;
  securitySettings: SecuritySettingService;
  sessionList: SessionListService;
  identity: IdentityService;
  notices: NoticeService;
  users: UserService;
  site: SiteService;
  siteTexts: SiteTextService;
  verseTranslations: VerseTranslationService;
  /** The address below which public pictures come from a store; undefined: from the site. */
  publicPictures: string | undefined;
  siteState: SiteStateService;
  /** Logs an error of which a client only sees a general message; returns its status. */
  reportError: (error: unknown) => number;
};
