/** Disks of a bounded size for tests of full and read-only ones. Mounting needs root. */
import { execFile, execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether this machine lets tests mount: root, and not in a container that forbids it. */
export const mayMount = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'minbar-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

export type SmallDisk = {
  folder: string;
  /** Fills the disk, but for so many bytes. */ fill: (left?: number) => void;
  /** Removes what `fill` has written. */ free: () => void;
  /** Changes its size, in megabytes. */ resize: (megabytes: number) => Promise<void>;
  unmount: () => Promise<void>;
};

/** Mounts a file system in memory. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'minbar-small-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  const free = () => rmSync(filler, { force: true });
  return {
    folder,
    fill(left = 0) {
      const reserved = join(folder, 'reserved');
      if (left > 0) writeFileSync(reserved, Buffer.alloc(left));
      const file = openSync(filler, 'a');
      try {
        for (;;) writeSync(file, Buffer.alloc(4_096));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
        rmSync(reserved, { force: true });
      }
    },
    free,
    resize: async (size) => void (await run('mount', ['-o', `remount,size=${size}m`, folder])),
    async unmount() {
      await run('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

export type FailingDisk = {
  folder: string;
  /** Makes the kernel find an error on the disk, after which it allows no more writing, also to open files. */
  fail: () => void;
  /** Repairs the disk and mounts it again. Nobody may use it meanwhile. */ repair: () => Promise<void>;
  unmount: () => Promise<void>;
};

/** Mounts a file system that becomes read-only at the first error, as most servers have it. */
export async function mountFailingDisk(megabytes: number): Promise<FailingDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'minbar-failing-disk-'));
  const image = `${folder}.image`;
  await run('truncate', ['-s', `${megabytes}M`, image]);
  await run('mkfs.ext4', ['-q', '-m', '0', image]);
  const mount = () => run('mount', ['-o', 'loop,errors=remount-ro', image, folder]);
  await mount();
  return {
    folder,
    fail() {
      const device = basename(execFileSync('findmnt', ['-no', 'SOURCE', folder], { encoding: 'utf8' }).trim());
      writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, 'an error of the disk');
    },
    async repair() {
      await run('umount', [folder]);
      // 1: errors were found and corrected.
      await run('e2fsck', ['-p', '-f', image]).catch((error: { code?: number }) => {
        if (error.code !== 1) throw error;
      });
      await mount();
    },
    async unmount() {
      await run('umount', [folder]);
      rmSync(folder, { recursive: true });
      rmSync(image);
    },
  };
}
