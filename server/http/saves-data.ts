import type { IncomingHttpHeaders } from 'node:http';

/** Returns whether a browser asks for less data (the header `Save-Data`, WICG); `headers` as Node has them. */
export const savesData = (headers: IncomingHttpHeaders): boolean => headers['save-data'] === 'on';
