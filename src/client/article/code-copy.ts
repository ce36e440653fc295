/** Decides what the copy button of a code block puts on the clipboard. The DOM work is in `code-tools.ts`. */

interface CodeLine {
  text: string;
  /** Marked as removed: the reader wants the code without it. */
  isRemoved: boolean;
}

/** Languages whose blocks show commands together with their output. */
const SESSIONS = new Set(['console', 'shell-session', 'sh-session', 'shellsession']);
/** Languages in which a leading `$ ` can only be a prompt. */
const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'fish']);

/** `$ ` in front of a command. */
const PROMPT = /^\s*\$ /;

/** The text to copy, without removed lines and prompts; of a session only the commands. */
export function copiedText(lines: readonly CodeLine[], language: string): string {
  const texts = lines.filter((line) => !line.isRemoved).map((line) => line.text);
  if (SHELLS.has(language)) return texts.map((text) => text.replace(PROMPT, '')).join('\n');
  const typed = SESSIONS.has(language) ? typedLines(texts).filter((line) => line !== undefined) : [];
  return (typed.length > 0 ? typed : texts).join('\n');
}

/** `$ `, `% `, `# ` (root) or `user@host:~$ ` in front of a command. */
const SESSION_PROMPT = /^(?:[\w.-]+@[\w.-]+[^$#%]*[$#%]|[$#%]) /;

/**
 * What was typed on each line of a session, `undefined` for output. The first prompt says what prompts look like: bare
 * ones are all the same, others name user and host. A command goes on after a backslash and on lines that begin with
 * the shell's `> `.
 */
export function typedLines(lines: readonly string[]): (string | undefined)[] {
  const first = lines.map((line) => SESSION_PROMPT.exec(line)?.[0] ?? '').find(Boolean) ?? '';
  let typed: string | undefined;
  return lines.map((line) => {
    const prompt = SESSION_PROMPT.exec(line)?.[0] ?? '';
    const goesOn = typed !== undefined && (typed.endsWith('\\') || line.startsWith('> '));
    if (prompt && (prompt === first || (prompt.length > 2 && first.length > 2)))
      typed = line.slice(prompt.length);
    else typed = goesOn ? line.replace(/^> /, '') : undefined;
    return typed;
  });
}
