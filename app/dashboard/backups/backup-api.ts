/** The API calls of backups, in addition to those of `data/api.ts`. */
import type { WireBackupRun, WireBackups } from '../../../server/api/backup-routes.ts';
import { api } from '../data/api.ts';

export type BackupList = WireBackups;
export type BackupInfo = BackupList['backups'][number];

export const backupApi = api.enhanceEndpoints({ addTagTypes: ['backups'] }).injectEndpoints({
  endpoints: (build) => ({
    listBackups: build.query<BackupList, void>({
      query: () => '/backups',
      keepUnusedDataFor: 0,
      providesTags: ['backups'],
    }),
    makeBackup: build.mutation<WireBackupRun, void>({
      query: () => ({ url: '/backups', method: 'POST' }),
      invalidatesTags: ['backups'],
    }),
    /** Asks the person to prove their identity if the last proof is too old for a download. */
    checkRecentSignIn: build.mutation<null, void>({
      query: () => '/users/confirm',
      transformResponse: () => null,
    }),
  }),
});

/** Downloads an archive by the browser itself, which can resume it; it may be larger than the memory of a phone. */
export function downloadArchive({ _id, file }: BackupInfo): void {
  const link = document.createElement('a');
  link.href = `/api/backups/${_id}/archive`;
  link.download = file;
  link.click();
}
