import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

/** The public site: five content types, files, messages, settings. Frozen: later changes are new migrations. */
export const site: Migration = {
  async up(db: Kysely<unknown>) {
    const contentTable = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
        .addColumn('state', 'varchar(12)', (column) => column.notNull())
        .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
        .addColumn('updated_at', 'varchar(30)', (column) => column.notNull())
        .addColumn('created_by', 'varchar(24)')
        .addColumn('deleted_at', 'varchar(30)')
        .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''));

    const localized = <T extends string>(table: CreateTableBuilder<T>, column: string) =>
      ['en', 'so', 'ar'].reduce(
        (built, language) => built.addColumn(`${column}_${language}`, 'text', (c) => c.notNull().defaultTo('')),
        table as CreateTableBuilder<string>,
      );

    // Lists read one stretch of this index, however many items there are.
    const listIndex = (table: string, order: string) =>
      db.schema
        .createIndex(`${table}_list`)
        .on(table)
        .columns(['state', `${order} desc`, 'id desc'])
        .where('deleted_at' as never, 'is', null as never)
        .execute();
    const staffIndex = (table: string, order: string) =>
      db.schema
        .createIndex(`${table}_staff_list`)
        .on(table)
        .columns([`${order} desc`, 'id desc'])
        .where('deleted_at' as never, 'is', null as never)
        .execute();

    let news = contentTable('news') as CreateTableBuilder<string>;
    news = localized(localized(localized(news, 'title'), 'description'), 'content');
    await news.addColumn('image', 'varchar(24)').addColumn('published_at', 'varchar(30)').execute();

    let articles = contentTable('articles') as CreateTableBuilder<string>;
    articles = localized(localized(articles, 'title'), 'content');
    await articles.addColumn('image', 'varchar(24)').addColumn('published_at', 'varchar(30)').execute();

    let projects = contentTable('projects') as CreateTableBuilder<string>;
    projects = localized(localized(projects, 'name'), 'description');
    await projects
      .addColumn('image', 'varchar(24)')
      .addColumn('status', 'text')
      .addColumn('starts_on', 'varchar(10)')
      .addColumn('ends_on', 'varchar(10)')
      .execute();

    let videos = contentTable('videos') as CreateTableBuilder<string>;
    videos = localized(localized(videos, 'title'), 'description');
    await videos.addColumn('video_id', 'text').execute();

    const reports = localized(contentTable('reports') as CreateTableBuilder<string>, 'title');
    await reports.addColumn('file', 'varchar(24)').addColumn('image', 'varchar(24)').execute();

    for (const [table, order] of [
      ['news', 'published_at'],
      ['articles', 'published_at'],
      ['projects', 'created_at'],
      ['videos', 'created_at'],
      ['reports', 'created_at'],
    ] as const) {
      await listIndex(table, order);
      await staffIndex(table, order);
    }

    let files = db.schema
      .createTable('files')
      .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
      .addColumn('kind', 'varchar(10)', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('renditions', 'text', (column) => column.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('tint', 'varchar(7)')
      .addColumn('pages', 'integer')
      .addColumn('created_at', 'varchar(30)', (column) => column.notNull()) as CreateTableBuilder<string>;
    files = localized(files, 'alt');
    await files.execute();

    await db.schema
      .createTable('messages')
      .addColumn('id', 'varchar(24)', (column) => column.primaryKey())
      .addColumn('kind', 'varchar(12)', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('language', 'varchar(2)', (column) => column.notNull())
      .addColumn('mail_state', 'varchar(8)', (column) => column.notNull())
      .addColumn('mail_attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('messages_list').on('messages').columns(['created_at desc', 'id desc']).execute();
    await db.schema.createIndex('messages_mail').on('messages').columns(['mail_state', 'created_at']).execute();

    await db.schema
      .createTable('settings')
      .addColumn('name', 'varchar(60)', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
