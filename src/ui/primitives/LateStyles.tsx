/** A CSS Module named `*.late.module.css`: its class names, and its text as `default`. */
export type LateSheet = Readonly<Record<string, unknown>>;

/**
 * Styles of what few pages show. They stand before it and come with its script, instead of in the sheet that every page
 * carries (see `src/gatsby/bundling/webpack.ts`).
 */
export function LateStyles({ of: sheets }: { of: readonly LateSheet[] }) {
  return (
    <style dangerouslySetInnerHTML={{ __html: sheets.map((sheet) => String(sheet.default)).join('') }} />
  );
}
