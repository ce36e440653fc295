import type { SourcePosition } from '../problem/problem';
import { ScriptFailure, type FailureReason, type ScriptContext, type ScriptEngine } from './engine';
import { intlAnswers } from './intl';
import { LIMITS } from './limits';
import { preludeSource } from './prelude';
import { Wire } from './wire';

interface SessionOptions {
  engine: ScriptEngine;
  language: string;
  /** Names of the components that code may use. */
  components: readonly string[];
  /** The time at which the document's clock stands still, in milliseconds; null where its front matter names none. */
  now: number | null;
}

/** Where the clock of a document stands that names no date. */
const NO_DATE = Date.UTC(2000, 0, 1);

/** Why a call ended, in words that follow "failed:". */
const REASONS: Record<FailureReason, string> = {
  steps: `it takes more than ${LIMITS.steps.toLocaleString('en')} steps, and so probably never ends`,
  'document-steps': `the code of this document takes more than ${LIMITS.documentSteps.toLocaleString('en')} steps altogether`,
  'document-characters': `the code of this document gives more than ${LIMITS.documentCharacters.toLocaleString('en')} characters altogether`,
  memory: `it needs more than ${String(LIMITS.memory / 1024 / 1024)} MB of memory`,
  depth: 'it calls itself, or is nested, too deep',
  time: 'it takes too long',
  engine: 'it stops the engine that runs the code of documents',
};

/** The code of one document and of the partials it shows: a context that is opened when something first needs it. */
export class ScriptSession {
  readonly #wire = new Wire();
  #context: ScriptContext | null = null;
  #received = 0;
  #scopes = 0;
  /** Whether the code went over a limit after which nothing more can run: all else is a consequence. */
  isLost = false;
  /** Where code first read the clock of a document without a date; null where none did. */
  missingClockAt: SourcePosition | null = null;
  /** Where the code stands that runs next. */
  place: SourcePosition | null = null;

  constructor(private readonly options: SessionOptions) {}

  /** Number of a scope that is to be opened: the document has one, and each partial one for each time it is shown. */
  nextScope(): number {
    return this.#scopes++;
  }

  close(): void {
    this.#context?.close();
    this.#context = null;
    this.isLost = true;
  }

  /** Runs one of the operations of `prelude.ts`. @throws Error whatever its code throws, in words. */
  call(operation: 'open' | 'failedAt' | 'evaluate' | 'render', given: object): unknown {
    const { engine, now, language, components } = this.options;
    try {
      this.#context ??= engine.open({
        prelude: preludeSource(components),
        now: now ?? NO_DATE,
        ask: intlAnswers(language),
      });
      const text = this.#context.call(this.#wire.encode({ operation, given }), this.place);
      this.#received += text.length;
      if (this.#received > LIMITS.documentCharacters) throw new ScriptFailure('document-characters', true);
      const answer = this.#wire.decode(text) as Answer;
      if (now === null && this.#context.hasReadClock) this.missingClockAt ??= this.place;
      if (!('error' in answer)) return answer.value;
      throw new Error(plain(answer.error));
    } catch (error) {
      if (!(error instanceof ScriptFailure)) throw error;
      this.isLost ||= error.isFatal;
      throw new Error(REASONS[error.reason]);
    }
  }
}

type Answer = { value: unknown } | { error: string };

/** The engine's messages the way other engines write them; those of its own limits as {@link REASONS} has them. */
function plain(message: string): string {
  if (/^(?:out of memory|null)$/.test(message)) return REASONS.memory;
  if (message.includes('stack overflow')) return REASONS.depth;
  if (/^(?:string too long|invalid string length)$/.test(message)) return 'it makes a text that is too long';
  return message
    .replace(/^'([^']+)' is not defined$/, '$1 is not defined')
    .replace(
      /^cannot read property '(.*)' of (undefined|null)$/,
      "Cannot read properties of $2 (reading '$1')",
    )
    .replace(/\.$/, '');
}
