import { sql } from 'kysely';
import pg from 'pg';
import { cacheLease, type ChangeFeed, type ChangeListener } from '../change-store.ts';
import type { Database } from '../database.ts';
import { applicationName } from './application-name.ts';
import { setIdleTimeout } from './idle-timeout.ts';

/** Time limits of a new connection and of a query, in milliseconds: no longer than a check is of use. */
const connectTimeout = 2_000;
const queryTimeout = cacheLease;
/**
 * PostgreSQL ends a session that sent nothing for this long (milliseconds), from version 14: that of a process which is
 * frozen or cut off. Writes wait for such a process as long as its session exists.
 */
const idleTimeout = 5_000;

/** While a writer waits, it checks this often whether processes have ended (milliseconds). */
const checkEvery = 100;

const changed = 'minbar_changes';
const confirmed = (pid: number) => `minbar_confirmed_${pid}`;
/** The advisory lock that every listening session holds, shared, so that writers know whom to wait for. */
const listeners = { space: 20_032, key: 1 };

/** The sessions of all processes that listen. */
const listening = `select pid from pg_locks
  where locktype = 'advisory' and classid = ${listeners.space} and objid = ${listeners.key} and granted
    and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()`;

/** Returns whether no other process serves the site from a PostgreSQL database. */
export async function isAlone(db: Database): Promise<boolean> {
  return (await sql.raw(listening).execute(db)).rows.length === 0;
}

type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<pg.QueryResult<Row>>;
type Connection = { client: pg.Client; /** Of its session in PostgreSQL. */ pid: number; query: Query };

/** Returns a function that sends queries one after the other; the client's own queue is deprecated. */
function queryInTurn(client: pg.Client): Query {
  let last: Promise<unknown> = Promise.resolve();
  return (text, values = []) => {
    const sent = last.then(() => client.query(text, values));
    last = sent.catch(() => undefined);
    return sent;
  };
}

/**
 * Opens the connection over which a process is notified of the writes of others (LISTEN) and reads the versions. One
 * connection for both: an answer proves that the notifications sent before it have arrived. A connection that fails is
 * replaced by the next read.
 */
export function openChangeFeed(url: string, { onChange, onLost }: ChangeListener): ChangeFeed {
  let opening: Promise<Connection> | undefined;
  let stopped = false;
  let wasAlone = false;
  let lastRound = 0;
  /** By the number of an announcement of this process: what is called with each session that has confirmed it. */
  const rounds = new Map<number, (pid: number) => void>();

  const open = async (drop: () => void): Promise<Connection> => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeout,
      query_timeout: queryTimeout,
      application_name: applicationName,
    });
    const lose = () => {
      drop();
      onLost();
    };
    const end = () => {
      lose();
      client.end().catch(() => undefined);
    };
    client.on('error', end);
    client.on('end', lose);
    try {
      await client.connect();
      const inTurn = queryInTurn(client);
      const { rows } = await inTurn<{ pid: number }>('select pg_backend_pid() as pid');
      const pid = rows[0]!.pid;
      client.on('notification', ({ channel, payload = '' }) => {
        const [first = 0, second = 0] = payload.split(' ').map(Number);
        if (channel !== changed) rounds.get(first)?.(second);
        else if (first !== pid) confirm(inTurn, pid, first, second).catch(end);
      });
      await setIdleTimeout(client, idleTimeout);
      await client.query(`listen ${changed}; listen ${confirmed(pid)}`);
      await inTurn(`select pg_advisory_lock_shared(${listeners.space}, ${listeners.key})`);
      if (stopped) throw new Error('the server ends');
      return { client, pid, query: inTurn };
    } catch (error) {
      end();
      throw error;
    }
  };

  const connection = (): Promise<Connection> => {
    if (opening) return opening;
    const attempt: Promise<Connection> = open(() => {
      if (opening === attempt) opening = undefined;
    });
    opening = attempt;
    attempt.catch(() => {
      if (opening === attempt) opening = undefined;
    });
    return attempt;
  };

  /** Runs a query; a connection on which one fails is not used again. */
  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const { client, query: inTurn } = await connection();
    try {
      return (await inTurn<Row>(text, values)).rows;
    } catch (error) {
      client.emit('error', error as Error);
      throw error;
    }
  };

  const confirm = async (inTurn: Query, pid: number, writer: number, round: number) => {
    await onChange();
    await inTurn('select pg_notify($1, $2)', [confirmed(writer), `${round} ${pid}`]);
  };

  /** Notifies all listening sessions but this one; returns them. One that joins later reads the new versions first. */
  const notifyOthers = async (round: number): Promise<number[]> => {
    const { pid } = await connection();
    const rows = await query<{ pid: number }>(
      `select pid, pg_notify('${changed}', $1) from (${listening}) as listening`,
      [`${pid} ${round}`],
    );
    return rows.map((row) => row.pid);
  };

  return {
    async versions() {
      // One row, with others and without a tag, where nothing was ever written.
      const rows = await query<{ others: boolean; tag: string | null; version: string }>(
        `select exists (${listening}) as others, tag, version
          from (values (1)) as always left join change_versions on true`,
      );
      wasAlone = !rows[0]!.others;
      return new Map(rows.flatMap(({ tag, version }) => (tag === null ? [] : [[tag, Number(version)]])));
    },

    isAlone: () => wasAlone,

    async announce() {
      lastRound += 1;
      const round = lastRound;
      const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
      // After this time nobody uses a cache that is older than the write.
      const timer = setTimeout(settle, cacheLease);
      const confirmedBy = new Set<number>();
      let notified: number[] | undefined;
      const settleWhenConfirmed = () => {
        if (notified?.every((pid) => confirmedBy.has(pid))) settle();
      };
      rounds.set(round, (pid) => {
        confirmedBy.add(pid);
        settleWhenConfirmed();
      });
      /** Stops waiting for processes whose session has ended. */
      const dropEnded = async () => {
        const pids = (await query<{ pid: number }>(listening)).map((row) => row.pid);
        notified = notified?.filter((pid) => pids.includes(pid));
        settleWhenConfirmed();
      };
      // Where it fails, the write is stored all the same, and the others notice it by their next check.
      const checking = setInterval(() => void dropEnded().catch(() => undefined), checkEvery);
      notifyOthers(round).then(
        (pids) => {
          notified = pids;
          settleWhenConfirmed();
        },
        () => undefined,
      );
      await settled;
      clearTimeout(timer);
      clearInterval(checking);
      rounds.delete(round);
    },

    async stop() {
      stopped = true;
      await opening?.then(
        ({ client }) => client.end(),
        () => undefined,
      );
    },
  };
}
