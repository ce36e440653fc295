/** Makes a function of a text remember its latest results: an edit leaves nearly all texts as they were. */
export function remembering<Result>(make: (text: string) => Result, most = 200): (text: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (text) => {
    const entry = known.get(text) ?? { result: make(text) };
    // The ones used last are last.
    known.delete(text);
    known.set(text, entry);
    const [oldest = ''] = known.keys();
    if (known.size > most) known.delete(oldest);
    return entry.result;
  };
}
