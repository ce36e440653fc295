/** A CSS Module named `*.ondemand.module.css`: its class names, and its text as `default`. */
export type OnDemandSheet = Readonly<Record<string, unknown>>;

/**
 * Styles of components that few pages show. They come with the component's script and are rendered in front of it, so
 * that the style sheet of every page does not carry them (see `src/gatsby/bundling/webpack.ts`).
 */
export function OnDemandStyles({ of: sheets }: { of: readonly OnDemandSheet[] }) {
  return (
    <style dangerouslySetInnerHTML={{ __html: sheets.map((sheet) => String(sheet.default)).join('') }} />
  );
}
