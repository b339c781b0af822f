/** Some systems give no type for iPhone pictures; the server's error explains what to do about them. */
export const isPicture = (file: File): boolean =>
  file.type.startsWith('image/') || (file.type === '' && /\.hei[cf]$/i.test(file.name));
