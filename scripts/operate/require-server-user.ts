import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../server/start-error.ts';

/**
 * Throws StartError where root would write into the data folder of another user. The server could not read what root
 * makes there: after one `npm run backup` it would have no key for its own backups.
 */
export async function requireServerUser(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  // The server writes this file at each start. Before the first one the folder itself says whose it is.
  const found =
    (await stat(join(dataDir, 'server.json')).catch(() => undefined)) ?? (await stat(dataDir).catch(() => undefined));
  if (found && found.uid !== 0)
    throw new StartError(
      `The server of ${dataDir} runs as another user, who could not read what root makes there. Run this as that ` +
        'user: with docs/deploy.md by `minbar`, such as `minbar backup`. Nothing was changed.',
    );
}
