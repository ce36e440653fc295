/**
 * Hides the local storage where the browser forbids it: reading the property fails then, and DocSearch, which does so
 * unguarded, takes a browser without it.
 */
export function hideForbiddenStorage(): void {
  try {
    window.localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
