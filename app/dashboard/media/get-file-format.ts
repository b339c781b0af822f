/** Returns the format of a stored file, such as "PDF". */
export const getFileFormat = ({ url }: { url: string }): string => url.split('.').at(-1)!.toUpperCase();
