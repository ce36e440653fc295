import { useState } from 'react';
import { COMMANDS, df, DISK, du, FRESH, run, type Command } from '../../client/centrepieces/disk-space';
import { Column, Control, fill, Stage, type PieceProps } from './Stage';
import * as styles from './Stage.ondemand.module.css';

/** A log file to rename, delete and close, with the numbers of `df` and `du`. */
export default function DiskSpace({ words, labels, children }: PieceProps<'DiskSpace'>) {
  const [disk, setDisk] = useState(FRESH);
  const namesOf = (inode: number) => Object.keys(disk.names).filter((name) => disk.names[name] === inode);
  const bar = (name: string, size: number, isWarm = false) => (
    <p className={styles.bar}>
      <code>{name}</code>
      <span className={styles.track}>
        <span
          className={isWarm ? styles.warmFill : styles.fill}
          style={{ inlineSize: `${String((100 * size) / DISK)}%` }}
        />
      </span>
      <span>{size} MB</span>
    </p>
  );
  const shown: Partial<Record<Command, string>> = { write: words.log, restart: words.restart };
  return (
    <Stage
      title={words.title}
      said={fill(words[disk.event], { df: df(disk), du: du(disk) })}
      controls={
        <>
          {(Object.keys(COMMANDS) as Command[]).map((command) => (
            <Control
              key={command}
              isMain={command === 'write'}
              isOff={!COMMANDS[command](disk)}
              onPress={() => setDisk(run(disk, command))}
            >
              {shown[command] ?? <code>{command}</code>}
            </Control>
          ))}
          <Control isOff={disk === FRESH} onPress={() => setDisk(FRESH)}>
            {labels.reset}
          </Control>
        </>
      }
      figure={children}
    >
      <div className={styles.bars}>
        {bar('df', df(disk), df(disk) !== du(disk))}
        {bar('du', du(disk))}
      </div>
      <div className={styles.columns}>
        <Column
          title={words.names}
          items={Object.entries(disk.names).map(([name, inode]) => `${name} → ${String(inode)}`)}
        />
        <Column
          title={words.files}
          items={Object.entries(disk.files).map(([inode, size]) => {
            const isNameless = namesOf(Number(inode)).length === 0;
            return (
              <span key={inode} className={isNameless ? styles.warm : undefined}>
                {inode}: {size} MB
                <small>
                  {isNameless && ` ${words.nameless}`}
                  {Number(inode) === disk.open && ` ${words.held}`}
                </small>
              </span>
            );
          })}
        />
      </div>
    </Stage>
  );
}
