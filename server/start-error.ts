/** An error that prevents the program from starting, in one sentence for the operator; no stack is printed. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Returns the sentence for a data folder that this user may not use, or that is on a broken disk. */
export const createUnusableFolderError = (dataDir: string, { code }: NodeJS.ErrnoException): StartError =>
  new StartError(
    code === 'EROFS'
      ? `The data folder ${dataDir} cannot be used: its disk is read-only. Look at dmesg for the cause, repair and mount ` +
          'it, and start again; or set DATA_DIR to a folder on another disk.'
      : `The data folder ${dataDir} cannot be used (${code}). If it belongs to another user, give it to the user of the ` +
          'server with chown -R; otherwise set DATA_DIR to a writable folder.',
  );
