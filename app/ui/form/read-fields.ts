/** Returns the text values of a form by the names of its fields. */
export function readFields(form: HTMLFormElement | FormData): Record<string, string> {
  const typed = form instanceof FormData ? form : new FormData(form);
  return Object.fromEntries([...typed].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
