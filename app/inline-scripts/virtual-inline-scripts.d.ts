declare module 'virtual:inline-scripts' {
  /** Texts of scripts by name; empty in the browser. */
  type ShellScript = 'save-data' | 'deferred-start' | 'offer-language';
  /** Empty in development too. */
  type OfflineScript = 'register-worker' | 'unregister-worker' | 'show-stored-pages';
  const scripts: Record<ShellScript, string> & Partial<Record<OfflineScript, string>>;
  export default scripts;
}
