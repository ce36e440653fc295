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

/** `$ `, `# ` (root) or `user@host:~$ ` in front of a command. */
const SESSION_PROMPT = /^(?:[\w.-]+@[\w.-]+[^$#%]*)?[$#%] /;
const PROMPT = /^\s*\$ /;

/** The text to copy, without removed lines and prompts; of a session only the commands. */
export function copiedText(lines: readonly CodeLine[], language: string): string {
  const texts = lines.filter((line) => !line.isRemoved).map((line) => line.text);
  if (SHELLS.has(language)) return texts.map((text) => text.replace(PROMPT, '')).join('\n');
  if (SESSIONS.has(language) && texts.some((text) => SESSION_PROMPT.test(text)))
    return commands(texts).join('\n');
  return texts.join('\n');
}

function commands(lines: readonly string[]): string[] {
  const result: string[] = [];
  let isContinued = false;
  for (const line of lines) {
    if (SESSION_PROMPT.test(line)) result.push(line.replace(SESSION_PROMPT, ''));
    else if (isContinued) result.push(line.replace(/^> /, ''));
    else continue;
    isContinued = line.endsWith('\\');
  }
  return result;
}
