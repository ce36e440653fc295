/** What the copy button of a code block puts on the clipboard; decisions only, the page is in `code-tools.ts`. */

/** A line of a block as it is shown. */
export interface CodeLine {
  text: string;
  /** Marked as removed: part of the past, not of what a reader wants. */
  isRemoved: boolean;
}

/** Languages whose blocks show commands together with what they print. */
const SESSIONS = new Set(['console', 'shell-session', 'sh-session', 'shellsession']);
/** Languages in which a leading `$ ` can only be a prompt. */
const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'fish']);

/** `$ `, `# ` (root) or `user@host:~$ ` in front of a command. */
const SESSION_PROMPT = /^(?:[\w.-]+@[\w.-]+[^$#%]*)?[$#%] /;
const PROMPT = /^\s*\$ /;

/**
 * The text to copy: no removed lines, no shell prompts; of a session only the commands, with the lines that continue
 * them.
 * @param language As the block names it, empty for none.
 */
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
