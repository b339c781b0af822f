/** Returns whether the browser asks for less data, which it also tells the server (`Save-Data`). */
export const isSavingData = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
