/** What the tests use of sql.js, which has no types of its own. */
declare module 'sql.js' {
  export type SqlValue = string | number | null | Uint8Array;
  export interface SqlResult {
    columns: string[];
    values: SqlValue[][];
  }
  export interface Database {
    exec: (sql: string) => SqlResult[];
    close: () => void;
  }
  export default function initSqlJs(): Promise<{ Database: new () => Database }>;
}
