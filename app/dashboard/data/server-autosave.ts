/**
 * Calls for what is typed into the form of an item and not saved, on the server (decision 035). They fail in silence
 * and do not ask for a sign-in: the browser keeps the text as well.
 */
import type {
  WireFoundAutosave,
  WireStoredAutosave,
  WireAutosave,
} from '../../../server/api/content/autosave-routes.ts';

export type ServerAutosave = WireAutosave;
export type FoundAutosave = WireFoundAutosave;

/** A person's autosave of an item, with the anti-forgery token. */
export type AutosaveAddress = { typeName: string; id: string; token: string };

export type AutosaveChange = Omit<ServerAutosave, 'savedAt'> & {
  /** When the autosave was stored that the form goes on with. */
  replaces: string | undefined;
};

/**
 * `other`: another form has stored an autosave meanwhile; nothing was stored. `refused`: not before the person has
 * signed in again. `unusable`: the server never stores this text.
 */
export type WriteResult =
  | ({ is: 'stored' } & WireStoredAutosave)
  | ({ is: 'other' } & WireFoundAutosave)
  | { is: 'refused' | 'unusable' | 'failed' };

/** In bytes; browsers send no more than 64 KB for a page that is closed. */
const maxKeepalive = 60_000;
const timeout = 60_000; // milliseconds

/** Returns the autosave and the current revision of the item; undefined where they cannot be read now. */
export async function readServerAutosave(address: AutosaveAddress): Promise<FoundAutosave | undefined> {
  const { status, body } = await call('GET', address);
  return status === 200 ? (body as FoundAutosave) : undefined;
}

/** Stores an autosave; `bytes` is the size of what was sent. */
export async function writeServerAutosave(
  address: AutosaveAddress,
  change: AutosaveChange,
): Promise<{ result: WriteResult; bytes: number }> {
  const sent = new Blob([JSON.stringify(change)], { type: 'application/json' });
  const { status, body } = await call('PUT', address, { body: sent, keepalive: sent.size <= maxKeepalive });
  return { result: toResult(status, body), bytes: sent.size };
}

function toResult(status: number, body: unknown): WriteResult {
  switch (status) {
    case 200:
      return { is: 'stored', ...(body as WireStoredAutosave) };
    case 409:
      return { is: 'other', ...(body as FoundAutosave) };
    case 401:
    case 403:
      return { is: 'refused' };
    case 400:
    case 413:
      return { is: 'unusable' };
    default:
      return { is: 'failed' };
  }
}

/** Removes the autosave that was stored at a moment; a later one stays. */
export async function removeServerAutosave(address: AutosaveAddress, savedAt: string): Promise<void> {
  await call('DELETE', address, { keepalive: true }, `?savedAt=${encodeURIComponent(savedAt)}`);
}

/** Returns the status and the parsed body; 0 without a response. */
async function call(
  method: string,
  { typeName, id, token }: AutosaveAddress,
  options: RequestInit = {},
  query = '',
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(`/api/autosaves/${typeName}/${id}${query}`, {
      method,
      headers: { 'X-CSRF-Token': token },
      signal: AbortSignal.timeout(timeout),
      ...options,
    });
    return { status: response.status, body: (await response.json()) as unknown };
  } catch {
    return { status: 0, body: undefined };
  }
}
