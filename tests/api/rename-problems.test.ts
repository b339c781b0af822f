/** Problems of fields get the names that requests use; the rest of the error stays as it is. */
import { expect, it } from 'vitest';
import { news } from '../../domain/content/news.ts';
import { AppError } from '../../domain/errors.ts';
import { renameProblems } from '../../server/api/input/rename-problems.ts';

it('renames the fields of a problem and keeps its other properties', async () => {
  const cause = new Error('The disk is full.');
  const options = { retryAfter: 60, values: { max: 5 }, details: { left: 1 }, cause };
  const error = new AppError('storage_full', 507, 'storageFull', {
    fields: { image: { key: 'required' } },
    ...options,
  });
  await expect(renameProblems(news, Promise.reject(error))).rejects.toMatchObject({
    code: 'storage_full',
    status: 507,
    key: 'storageFull',
    fields: { Image: { key: 'required' } },
    ...options,
  });
});
