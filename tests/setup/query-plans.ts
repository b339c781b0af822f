/** Records the queries of the program, and asks the database how it would execute them. */
import { CompiledQuery, SqliteAdapter, type KyselyPlugin, type PluginTransformQueryArgs } from 'kysely';
import type { Database } from '../../server/store/database.ts';

export type QueryPlan = { query: string; plan: string };

/** A plugin for a database, and the plans of the reading queries made with it so far, each query once. */
export function recordQueries(): { plugin: KyselyPlugin; takePlans: (db: Database) => Promise<QueryPlan[]> } {
  const made: PluginTransformQueryArgs[] = [];
  return {
    plugin: {
      transformQuery: ({ node, queryId }) => {
        made.push({ node, queryId });
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    async takePlans(db) {
      const plans: QueryPlan[] = [];
      for (const { node, queryId } of made.splice(0)) {
        const { sql: query, parameters } = db.getExecutor().compileQuery(node, queryId);
        if (!/^\s*(select|with)\b/i.test(query) || plans.some((known) => known.query === query)) continue;
        plans.push({ query, plan: await explain(db, query, parameters) });
      }
      return plans;
    },
  };
}

async function explain(db: Database, query: string, parameters: readonly unknown[]): Promise<string> {
  const command = db.getExecutor().adapter instanceof SqliteAdapter ? 'explain query plan' : 'explain';
  const { rows } = await db.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`${command} ${query}`, [...parameters]),
  );
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
}
