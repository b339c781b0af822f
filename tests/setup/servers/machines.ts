/** Several machines of one site: processes with their own data folders, one PostgreSQL and one S3 store. */
import { createPostgresDatabase } from '../programs/test-database.ts';
import { createBucket, environmentOf } from '../programs/s3-bucket.ts';
import { startSite, type RunningSite } from './site.ts';
import { startSmtp, type TestSmtp } from '../programs/smtp.ts';
import { staffEnvironment } from '../browser/staff.ts';
import { openProxy, type UnreliableProxy } from '../programs/unreliable-proxy.ts';

export type Machine = RunningSite & { /** Its way to the database. */ line: UnreliableProxy };

export type Machines = {
  machines: Machine[];
  databaseUrl: string;
  smtp: TestSmtp;
  stop: () => Promise<void>;
};

/** Starts machines at the same moment on a new site. */
export async function startMachines(count: number, environment: Record<string, string> = {}): Promise<Machines> {
  const databaseUrl = await createPostgresDatabase();
  const store = environmentOf(await createBucket());
  const smtp = await startSmtp();
  const started = await Promise.allSettled(
    Array.from({ length: count }, async (): Promise<Machine> => {
      const line = await openProxy(databaseUrl);
      const url = new URL(databaseUrl);
      url.port = new URL(line.url).port;
      const site = await startSite({
        ...staffEnvironment,
        ...store,
        SMTP_URL: smtp.url,
        SEED: 'none',
        DATABASE_URL: url.href,
        ...environment,
      });
      return { ...site, line };
    }),
  );
  const machines = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(
      machines.map(async (machine) => {
        machine.signal('SIGCONT');
        await machine.stop();
        await machine.line.close();
      }),
    );
    await smtp.stop();
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { machines, databaseUrl, smtp, stop };
}
