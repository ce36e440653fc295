/** What the tests ask of a browser engine; each engine's driver says it in its own protocol. */
export interface Engine {
  /** A tab with nothing stored: no cookie, no storage, no history. */
  openSession: () => Promise<Session>;
  close: () => Promise<void>;
}

/** One tab. */
export interface Session {
  /** Opens an address and waits for its `load` event. */
  navigate: (url: string) => Promise<void>;
  /** Loads the document again and waits for its `load` event. */
  reload: () => Promise<void>;
  /**
   * Calls a function of the page with a JSON text; it gives back another.
   * @param frame Index of the frame inside the page that it is called in.
   */
  call: (source: string, json: string, frame?: number) => Promise<string>;
  perform: (sources: InputSource[]) => Promise<void>;
  /** Sets the size of what pages see as the window. */
  resize: (width: number, height: number) => Promise<void>;
  /** PNG of what is in the window. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A device and what it does; WebDriver and WebDriver BiDi write it alike. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] };

/** A step of the pointer; coordinates are those of the window. */
export type PointerAction =
  { type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 };
