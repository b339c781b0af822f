/** Videos for tests of players: the demonstration has none. */
import { createClient } from './api/client.ts';
import { staffEnvironment, superadmin } from './browser/staff.ts';

/** Publishes seven sample videos, which fill two pages, on a site that was started with `staffEnvironment`. */
export async function addSampleVideos(siteUrl: string): Promise<void> {
  const client = createClient({ request: (path, init) => fetch(siteUrl + path, init) });
  const { status } = await client.login(superadmin.email, superadmin.password);
  if (status !== 200)
    throw new Error(
      `The site needs the environment ${Object.keys(staffEnvironment).join(', ')}: the sign-in answered ${status}.`,
    );
  for (let n = 1; n <= 7; n += 1) {
    const created = await client.send('POST', '/api/videos');
    const texts = {
      title: `Sample video ${n}`,
      'title.so': `Muuqaal tusaale ah ${n}`,
      'title.ar': `مقطع تجريبي ${n}`,
      description: 'Rain on a green plain near Borama.',
      'description.so': 'Roob ku da’aya ban cagaaran oo Boorama u dhow.',
      'description.ar': 'مطر على سهل أخضر واسع قرب مدينة بورما.',
    };
    const updated = await client.send('PUT', `/api/videos/${String(created.json['_id'])}`, {
      ...texts,
      videoId: `sample-000${n}`,
    });
    if (updated.status !== 200) throw new Error(`A sample video was refused: ${updated.text}`);
  }
}
