/** A staff member who writes while the site is measured. */

export const staff = { SUPERADMIN_EMAIL: 'bench@nuur.example', SUPERADMIN_PASSWORD: 'only for this measurement' };

export type Item = { _id: string; Title: string };

const limit = () => AbortSignal.timeout(20_000);

/**
 * Signs in; returns the headers of staff requests, and a function that gives a news item another title each time, which
 * invalidates the pages that show it.
 */
export async function signIn(
  url: string,
): Promise<{ headers: Record<string, string>; save: (item: Item) => Promise<void> }> {
  const credentials = { email: staff.SUPERADMIN_EMAIL, password: staff.SUPERADMIN_PASSWORD };
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
    signal: limit(),
  });
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  let saves = 0;
  const save = async ({ _id, Title }: Item) => {
    saves += 1;
    const saved = await fetch(`${url}/api/news/${_id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': token },
      body: JSON.stringify({ Title: `${Title} (${saves})` }),
      signal: limit(),
    });
    if (!saved.ok) throw new Error(`Saving answered ${saved.status}`);
  };
  return { headers: { cookie }, save };
}

/** Returns the news at a position of the list, the newest first. */
export async function newsAt(url: string, position: number): Promise<Item> {
  const { news } = (await (await fetch(`${url}/api/news?limit=1&page=${position}`, { signal: limit() })).json()) as {
    news: Item[];
  };
  if (!news[0]) throw new Error('There is no news to measure with.');
  return news[0];
}
