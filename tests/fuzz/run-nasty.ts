/** Sends nasty repetitions to the real server, one after the other, and reports those that blocked it. */
import { nastyPieces } from '../setup/nasty-texts.ts';
import type { FuzzRequest } from './make-request.ts';
import { nastyRequests, type NastyRequest } from './nasty-requests.ts';
import { maxStall } from './run-fuzz.ts';
import { sendRequest } from './send-request.ts';
import { createStaff } from './staff.ts';
import { fillIn, findIds } from './targets.ts';
import { startWatchedSite } from './watched-site.ts';

export type NastyOptions = {
  /** Each request is tried with one in `every` pieces, each with different ones; 1: with all. */
  every?: number;
  /** Selects requests by their names. */
  isWanted?: (name: string) => boolean;
  log?: (line: string) => void;
};
export type NastyResult = { sent: number; seconds: number; problems: string[] };

export async function runNasty({
  every = 1,
  isWanted = () => true,
  log = () => undefined,
}: NastyOptions = {}): Promise<NastyResult> {
  const startedAt = performance.now();
  let sent = 0;
  const problems: string[] = [];

  /** Tries these on a new server; returns those that are left if it has to be started again. */
  const tryOnOneServer = async (
    left: readonly (readonly [number, NastyRequest])[],
  ): Promise<readonly (readonly [number, NastyRequest])[]> => {
    const site = await startWatchedSite();
    const staff = await createStaff(site);
    try {
      const ids = await findIds(site.origin);
      await staff.ensure();
      const first = <T>(choices: readonly T[]) => choices[0]!;
      let requestNumber = 0;
      const send = async ({ sender, method, path, headers, body }: FuzzRequest) => {
        const session = staff.session(sender);
        requestNumber += 1;
        // From many addresses, so that no limit per address responds instead.
        const defaultHeaders = {
          'x-forwarded-for': `198.${18 + (requestNumber >> 16)}.${(requestNumber >> 8) & 255}.${requestNumber & 255}`,
          ...(session ? { cookie: session.cookie, 'x-csrf-token': session.token } : {}),
        };
        sent += 1;
        return sendRequest(site.port, {
          sender,
          method,
          path: fillIn(path, ids, first),
          headers: { ...defaultHeaders, ...headers },
          body,
        });
      };
      const sendAll = async (
        { make, readAfterwards = [] }: NastyRequest,
        piece: string,
      ): Promise<string | undefined> => {
        const mainRequest = make(piece);
        const requests = [
          mainRequest,
          ...readAfterwards.map((path): FuzzRequest => ({
            sender: path.includes('all=1') ? 'superadmin' : 'visitor',
            method: 'GET',
            path,
            headers: {},
            body: undefined,
          })),
        ];
        for (const request of requests) {
          const { status, responseText } = await send(request);
          if (status >= 500)
            return `${request.method} ${request.path.slice(0, 100)} answered ${status}: ${responseText.slice(0, 200)}`;
        }
        return undefined;
      };

      for (const [position, [index, nasty]] of left.entries()) {
        const pieces = nastyPieces.filter((_, piece) => piece % every === index % every);
        const reportFailure = (piece: string, failure: string | undefined) =>
          failure !== undefined && problems.push(`${nasty.name} with ${JSON.stringify(piece)}: ${failure}`);
        await site.report();
        for (const piece of pieces) reportFailure(piece, await sendAll(nasty, piece));
        let seen = await site.report();
        if (seen && seen.stall > maxStall) {
          for (const piece of pieces) {
            let fastest = Infinity;
            for (let attempt = 0; attempt < 3 && fastest > maxStall && seen; attempt += 1) {
              await site.report();
              await sendAll(nasty, piece);
              seen = await site.report();
              fastest = Math.min(fastest, seen?.stall ?? Infinity);
            }
            if (fastest > maxStall)
              problems.push(`${nasty.name} with ${JSON.stringify(piece)}: ${fastest.toFixed(0)} ms`);
            if (!seen) break;
          }
        }
        if (!seen) {
          problems.push(
            `${nasty.name}: the server ${site.ended() === undefined ? 'answers no more' : `ended (${site.ended()})`}`,
          );
          return left.slice(position + 1);
        }
        // A password or a name may have been changed by the request.
        if (nasty.name.includes('/api/users/')) await staff.ensure();
        if (position % 20 === 0) log(`${position} of ${left.length}: ${nasty.name}`);
      }
      return [];
    } finally {
      await staff.close();
      await site.stop();
    }
  };

  let left: readonly (readonly [number, NastyRequest])[] = [...nastyRequests.entries()].filter(([, { name }]) =>
    isWanted(name),
  );
  while (left.length > 0) left = await tryOnOneServer(left);
  return { sent, seconds: (performance.now() - startedAt) / 1_000, problems };
}
