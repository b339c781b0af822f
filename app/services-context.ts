import { createContext } from 'react-router';
import type { Viewer } from '../domain/people/viewer.ts';
import type { Services } from '../server/services/services.ts';

/** How loaders and actions reach the services of the server; set for every request by `createPages`. */
export const servicesContext = createContext<Services>();

/** Finds out who asks, where a page depends on it: the preview of what visitors do not see yet. */
export const viewerContext = createContext<() => Promise<Viewer>>();

/** From which address a request came; only counted, never kept (server/services/sender-limit.ts). */
export const addressContext = createContext<string>();
