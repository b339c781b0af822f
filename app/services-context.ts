import { createContext } from 'react-router';
import type { Viewer } from '../domain/people/viewer.ts';
import type { Services } from '../server/services/services.ts';

/** The server's services for loaders and actions; set for every request by `createPages`. */
export const servicesContext = createContext<Services>();

/** Identifies the viewer, for pages that depend on it: previews of what is not public yet. */
export const viewerContext = createContext<() => Promise<Viewer>>();

/** The status of a page that failed, by the server's own errors: the router reports all of them as 500. */
export const failureContext = createContext<{ status: number | undefined }>();

/** The client address of a request; only counted, never stored (server/services/messages/message-limit.ts). */
export const addressContext = createContext<string>();
