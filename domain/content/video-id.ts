/** An id; not the words that stand in its place in the address of a list or a channel. */
export const videoIdPattern = /^(?!(?:videoseries|live_stream|playlist)$)[\w-]{6,64}$/i;

/**
 * Returns the id of a video, also from an address that people copy from their browser or phone: in one it has 11
 * letters, unless it was cut off.
 */
export function readVideoId(text: string): string {
  const inPath = /(?:youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v)|youtu\.be)\/([\w-]{11})(?![\w-])/i.exec(text);
  const id = inPath?.[1] ?? inQuery(text);
  return id !== undefined && videoIdPattern.test(id) ? id : text;
}

/** Returns the id of the video at a web address of YouTube; undefined for any other address. */
export function findVideoId(address: string): string | undefined {
  if (!/^https?:\/\/(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)\/\S*$/i.test(address))
    return undefined;
  const id = readVideoId(address);
  return id === address ? undefined : id;
}

/** Returns the parameter `v` of a YouTube watch address. */
function inQuery(text: string): string | undefined {
  const watch = /youtube(?:-nocookie)?\.com\/watch\/?\?/i.exec(text);
  if (!watch) return undefined;
  const [query = ''] = text.slice(watch.index + watch[0].length).split('#', 1);
  return query
    .split('&')
    .map((parameter) => /^v=([\w-]{11})(?![\w-])/i.exec(parameter)?.[1])
    .find((id) => id !== undefined);
}
