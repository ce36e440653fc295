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

/** `$ ` in front of a command of a script. */
const SHELL_PROMPT = /^\s*\$ /;
/** Prompts of a session: bare (`# ` is root's), or with user and host (`me@pool:~$ `). */
const BARE_PROMPT = /^[$#%] /;
const NAMED_PROMPT = /^[\w.-]+@[\w.-]+[^$#%]*[$#%] /;

/** The text to copy, without removed lines and prompts; of a session only the commands. */
export function copiedText(lines: readonly CodeLine[], language: string): string {
  const texts = lines.filter((line) => !line.isRemoved).map((line) => line.text);
  if (SHELLS.has(language)) return texts.map((text) => text.replace(SHELL_PROMPT, '')).join('\n');
  const typed = SESSIONS.has(language) ? typedLines(texts).filter((line) => line !== undefined) : [];
  return (typed.length > 0 ? typed : texts).join('\n');
}

/**
 * What was typed on each line of a session, `undefined` for output. Prompts look like the first one; a command goes on
 * after a backslash and on lines that begin with the shell's `> `.
 */
export function typedLines(lines: readonly string[]): (string | undefined)[] {
  const first = lines.find((line) => BARE_PROMPT.test(line) || NAMED_PROMPT.test(line)) ?? '';
  const prompt = NAMED_PROMPT.test(first) ? NAMED_PROMPT : new RegExp(`^[${first.charAt(0)}] `);
  let typed: string | undefined;
  return lines.map((line) => {
    const goesOn = typed !== undefined && (typed.endsWith('\\') || line.startsWith('> '));
    if (prompt.test(line)) typed = line.replace(prompt, '');
    else typed = goesOn ? line.replace(/^> /, '') : undefined;
    return typed;
  });
}
