/** Field names and their types follow from a type's declaration: `npm run check` fails where these differ. */
import { expect, expectTypeOf, it } from 'vitest';
import type { FieldReader } from '../../app/site/present.ts';
import { news } from '../../domain/content/news.ts';
import type { projects } from '../../domain/content/projects.ts';
import type { reports } from '../../domain/content/reports.ts';
import { date } from '../../domain/fields/date.ts';
import { picture } from '../../domain/fields/picture.ts';
import { text } from '../../domain/fields/text.ts';
import { defineContentType, type ContentType, type Item } from '../../domain/model/define.ts';
import type { Localized } from '../../domain/model/localized.ts';
import type { ContentService } from '../../server/services/content/content.ts';

type FieldOf<T extends ContentType, Read extends keyof FieldReader<T>> = Parameters<FieldReader<T>[Read]>[1];

it('a page can read a field by its name and as its type only', () => {
  expectTypeOf<FieldOf<typeof news, 'text'>>().toEqualTypeOf<'title' | 'description' | 'content'>();
  expectTypeOf<FieldOf<typeof news, 'picture'>>().toEqualTypeOf<'image'>();
  expectTypeOf<FieldOf<typeof news, 'value'>>().toEqualTypeOf<'publishedAt'>();
  expectTypeOf<FieldOf<typeof news, 'document'>>().toEqualTypeOf<never>();
  expectTypeOf<FieldOf<typeof projects, 'value'>>().toEqualTypeOf<'status' | 'startsOn' | 'endsOn'>();
  expectTypeOf<FieldOf<typeof reports, 'document'>>().toEqualTypeOf<'file' | 'fileSo' | 'fileAr'>();
});

it('the values of an item have the types of its content type', () => {
  expectTypeOf<Item<typeof news>['values']>().toEqualTypeOf<{
    readonly title: Localized;
    readonly description: Localized;
    readonly content: Localized;
    readonly image: string | null;
    readonly publishedAt: string | null;
  }>();
  const list = (content: ContentService) => content.list(news, { kind: 'visitor' }, { page: 1, limit: 1 });
  expectTypeOf<Awaited<ReturnType<typeof list>>['found']['items'][0]>().toEqualTypeOf<Item<typeof news>>();
});

it('an item of one type is accepted as an item of any type, but not of another type', () => {
  expectTypeOf<Item<typeof news>>().toExtend<Item>();
  expectTypeOf(news).toExtend<ContentType>();
  expectTypeOf<Item<typeof news>>().not.toExtend<Item<typeof projects>>();
});

it('a declaration can name only fields of its own and of the required type', () => {
  const fields = {
    title: text({ localized: true, format: 'line', max: 10 }),
    image: picture({}),
    at: date({ precision: 'timestamp' }),
  };
  type Declaration = Parameters<typeof defineContentType<typeof fields>>[0];
  expectTypeOf<Declaration['titleField']>().toEqualTypeOf<'title' | undefined>();
  expectTypeOf<Declaration['publicationField']>().toEqualTypeOf<'at' | undefined>();
});

it('the name of a type is one that its addresses can have', () => {
  const define = (name: string) => defineContentType({ name, fields: {} }).name;
  expect(define('events2')).toBe('events2');
  for (const name of ['press-releases', 'pressReleases', '2events', ''])
    expect(() => define(name)).toThrow('lower-case letters and digits');
});
