/** The conditions of item queries. */
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { ContentType } from '../../../domain/model/define.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { toColumnName, listLocalizedColumns } from '../columns.ts';
import { containsWord } from '../search/contains-word.ts';
import type { Database, Tables } from '../database.ts';
import type { SearchTerm } from '../search/search-index.ts';

/**
 * The items a viewer may see: visitors see published items that are due at `now`; staff see drafts and scheduled items
 * too.
 */
export type Visibility = { now: string } | 'all';

/** Filters for staff; all given conditions apply. */
export type ContentFilter = {
  /** Folded terms, all of which must occur; of alternatives, one. */
  terms?: readonly SearchTerm[];
  createdBy?: string;
  /** Items that another person created. */
  notCreatedBy?: string;
  /** Items that visitors see at `now`, and those of a person. */
  readableBy?: { id: string | null; now: string };
  /** Items that visitors do not see at a moment. */
  hiddenAt?: string;
  /** Items with some text that is written in another language and not in this one. */
  missing?: Language;
  /** Items with a text in some language. */
  isWritten?: true;
  /** Items with a translation into this language whose English has changed since. */
  outdated?: 'so' | 'ar';
  /** `scheduled` are published items that are not due at `now`. */
  state?: { is: 'draft' | 'published' | 'scheduled'; now: string };
};

/** Returns the condition on the rows of a type that are visible and fit a filter; items in the trash never are. */
export function createContentCondition(
  db: Database,
  type: ContentType,
  visibility: Visibility,
  filter: ContentFilter = {},
) {
  return (eb: ExpressionBuilder<Tables, 'content'>) => {
    const conditions: Expression<SqlBool>[] = [eb('deleted_at', 'is', null)];
    const due = type.publicationField ? toColumnName(type.publicationField) : undefined;
    if (visibility !== 'all') {
      conditions.push(eb('state', '=', 'published'));
      if (due) conditions.push(eb(due, '<=', visibility.now));
    }
    for (const term of filter.terms ?? []) {
      const alternatives = typeof term === 'string' ? [term] : term;
      conditions.push(eb.or(alternatives.map((word) => containsWord(db, word))));
    }
    if (filter.createdBy !== undefined) conditions.push(eb('created_by', '=', filter.createdBy));
    if (filter.notCreatedBy !== undefined) conditions.push(eb('created_by', '<>', filter.notCreatedBy));
    if (filter.readableBy) {
      const { id, now } = filter.readableBy;
      const isPublic = eb.and([eb('state', '=', 'published'), ...(due ? [eb(due, '<=', now)] : [])]);
      conditions.push(id === null ? isPublic : eb.or([isPublic, eb('created_by', '=', id)]));
    }
    if (filter.hiddenAt !== undefined) {
      const waiting = due ? [eb(due, 'is', null), eb(due, '>', filter.hiddenAt)] : [];
      conditions.push(eb.or([eb('state', '<>', 'published'), ...waiting]));
    }
    if (filter.missing) conditions.push(lacks(type, filter.missing));
    if (filter.isWritten) conditions.push(isWritten(type));
    // The first of the two is the index's own condition.
    if (filter.outdated)
      conditions.push(sql<SqlBool>`outdated <> ''`, sql<SqlBool>`outdated like ${`%.${filter.outdated} %`}`);
    if (filter.state) {
      const { is, now } = filter.state;
      conditions.push(eb('state', '=', is === 'draft' ? 'draft' : 'published'));
      if (due && is === 'scheduled') conditions.push(eb(due, '>', now));
      if (due && is === 'published') conditions.push(eb(due, '<=', now));
      if (!due && is === 'scheduled') conditions.push(sql<SqlBool>`1 = 0`);
    }
    return eb.and(conditions);
  };
}

/**
 * True where some text is written in another language and not in this one (as `checkCompleteness` of the domain).
 * Without bound values and exactly as in the index, so that the database uses the index.
 */
function lacks(type: ContentType, language: Language): Expression<SqlBool> {
  const partly = listLocalizedColumns(type)
    .filter(({ unneededIn }) => !unneededIn.includes(language))
    .map(({ columns }) => {
      const others = Object.values(columns).filter((column) => column !== columns[language]);
      return sql`(${sql.ref(columns[language])} = '' and (${anyWritten(others)}))`;
    });
  if (partly.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`case when ${sql.join(partly, sql` or `)} then 1 else 0 end = 1`;
}

/** True where some text is written in some language, and for types without localized texts. */
function isWritten(type: ContentType): Expression<SqlBool> {
  const columns = listLocalizedColumns(type).flatMap((field) => Object.values(field.columns));
  return columns.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${anyWritten(columns)})`;
}

function anyWritten(columns: readonly string[]) {
  return sql.join(
    columns.map((column) => sql`${sql.ref(column)} <> ''`),
    sql` or `,
  );
}
