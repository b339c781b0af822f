/** What the service worker uses of its global object: the types of TypeScript exclude those of pages. */

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
export type FetchEvent = ExtendableEvent & {
  request: Request;
  clientId: string;
  respondWith: (response: Promise<Response>) => void;
};
export type MessageEventOfPage = ExtendableEvent & { data: unknown; ports: readonly MessagePort[] };

type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: MessageEventOfPage) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<{ navigate: (address: string) => Promise<unknown> } | undefined>;
  };
  registration: { unregister: () => Promise<boolean> };
  location: Location;
};

export const scope = globalThis as unknown as WorkerScope;
