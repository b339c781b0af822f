/** Some systems name no type for pictures of iPhones; the server says what is to be done about them. */
export const isPicture = (file: File): boolean =>
  file.type.startsWith('image/') || (file.type === '' && /\.hei[cf]$/i.test(file.name));
