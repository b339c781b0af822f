import { readdir, readFile, readlink, realpath } from 'node:fs/promises';

/**
 * Returns the processes whose current folder is this one, with their commands.
 * @param {string} folder
 * @returns {Promise<{ pid: number, command: string[] }[]>}
 */
export async function findProcesses(folder) {
  const here = await realpath(folder);
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) !== here) return [];
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return [{ pid: Number(pid), command: command.split('\0') }];
    }),
  );
  return found.flat();
}
