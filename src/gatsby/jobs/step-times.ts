/** A step of the build. */
interface Step {
  milliseconds: number;
  note: string;
}

/**
 * Measures the steps of a build. Steps are named where they run, so a new one needs no change here.
 * @example steps.run('cards', () => publishCards(content), ({ made, kept }) => `${made} made, ${kept} kept`)
 */
export class StepTimes {
  readonly #steps = new Map<string, Step>();

  /**
   * Runs a step and adds its time. A step that runs several times is listed once.
   * @param work May be asynchronous.
   * @param note What was done, from the step's result: numbers of documents, files…
   */
  run<T>(name: string, work: () => T, note?: (result: Awaited<T>) => string | undefined): T {
    const start = performance.now();
    const done = (result: Awaited<T>): void => {
      this.add(name, performance.now() - start, note?.(result));
    };
    const result = work();
    if (result instanceof Promise) {
      return result.then((value: Awaited<T>) => {
        done(value);
        return value;
      }) as T;
    }
    done(result as Awaited<T>);
    return result;
  }

  /** Adds time to a step. */
  add(name: string, milliseconds: number, note?: string): void {
    const known = this.#steps.get(name);
    this.#steps.set(name, {
      milliseconds: (known?.milliseconds ?? 0) + milliseconds,
      note: note ?? known?.note ?? '',
    });
  }

  /** The steps in the order they first ran, one per line. */
  table(): string {
    const rows = [...this.#steps].map(([name, { milliseconds, note }]) => [
      name,
      `${(milliseconds / 1000).toFixed(2)} s`,
      note,
    ]);
    const width = (column: number): number => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
    return rows
      .map(([name = '', time = '', note = '']) =>
        `  ${name.padEnd(width(0))}  ${time.padStart(width(1))}  ${note}`.trimEnd(),
      )
      .join('\n');
  }
}

/** The steps of this build. */
export const steps = new StepTimes();
