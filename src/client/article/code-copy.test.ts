import { describe, expect, it } from 'vitest';
import { copiedText } from './code-copy';

/** Copies a text; lines that begin with `- ` are marked as removed. */
const copy = (text: string, language: string): string =>
  copiedText(
    text.split('\n').map((line) => ({ text: line.replace(/^- /, ''), isRemoved: line.startsWith('- ') })),
    language,
  );

describe('copiedText', () => {
  it.each([
    ['code as it is', 'const a = 1;\n\n  b();', 'ts', 'const a = 1;\n\n  b();'],
    ['no removed lines', 'a\n- b\nc', 'ts', 'a\nc'],
    ['nothing but removed lines', '- a', 'ts', ''],
    ['prompts of a shell', '$ npm i\n$ npm test', 'bash', 'npm i\nnpm test'],
    ['output beside prompts in a script stays', '$ npm i\nadded 1', 'bash', 'npm i\nadded 1'],
    ['comments of a shell', '# root\nls', 'bash', '# root\nls'],
    ['variables are no prompts', '$HOME/bin/x\necho $ x', 'bash', '$HOME/bin/x\necho $ x'],
    ['prompts elsewhere', '$ a', 'php', '$ a'],
    ['indented prompts', '  $ ls', 'sh', 'ls'],
    ['commands of a session', '$ date\nSat Nov 21\n$ ls\na b', 'console', 'date\nls'],
    ['root of a session', '# apt update\nHit:1', 'console', 'apt update'],
    ['user and host', 'me@pool:~/x$ ls -l\ntotal 0', 'console', 'ls -l'],
    ['continued commands', '$ curl \\\n>   -s \\\n>   x\nok', 'console', 'curl \\\n  -s \\\n  x'],
    [
      'a loop over lines',
      '$ for m in 1 2; do\n>   echo $m\n> done\n1\n2',
      'console',
      'for m in 1 2; do\n  echo $m\ndone',
    ],
    ['output that begins with >', '$ npm test\n\n> site@1.0.0 test', 'console', 'npm test'],
    ['output that begins with #', '$ cat hosts\n# 本机\n% x', 'console', 'cat hosts'],
    ['root after a user', 'me@pool:~$ sudo -i\nroot@pool:~# id\nuid=0', 'console', 'sudo -i\nid'],
    ['output that shows another prompt', '$ screen -r\nme@vm:~$ date', 'console', 'screen -r'],
    ['output like a bare prompt', 'me@vm:~$ cat x\n# 标题', 'console', 'cat x'],
    ['a session without prompts', 'Sat Nov 21', 'console', 'Sat Nov 21'],
    ['output that holds a dollar', '$ cost\nUS$ 5', 'console', 'cost'],
    ['empty', '', '', ''],
  ])('%s', (_, text, language, expected) => expect(copy(text, language)).toBe(expected));
});
