/** Returns the address where a video is watched. */
export const watchAddress = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
