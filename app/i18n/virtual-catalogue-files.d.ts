declare module 'virtual:catalogue-files' {
  /** Addresses of the built catalogues, by `language/namespace`. */
  const files: Partial<Record<string, string>>;
  export default files;
}
