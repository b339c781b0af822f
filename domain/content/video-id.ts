/** The id of a video, also out of the address that people copy from their browser or phone. */
export function readVideoId(text: string): string {
  const inAddress = /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,64})/i.exec(text);
  return inAddress?.[1] ?? text;
}
