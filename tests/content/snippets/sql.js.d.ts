/** The part of sql.js that the tests use; the package has no types. */
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
