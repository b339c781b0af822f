declare module 'virtual:offline-scripts' {
  /** Empty in the browser and in development. */
  const scripts: Partial<Record<'register-worker' | 'unregister-worker' | 'show-stored-pages', string>>;
  export default scripts;
}
