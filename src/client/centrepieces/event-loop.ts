/** What a coroutine waits for when it gives way: the moment of a timer, or a socket that can be read. */
type Park = { until: number } | { reading: Socket };
type Coroutine = Generator<Park, void, undefined>;

interface Task {
  name: string;
  run: Coroutine;
}

interface Socket {
  name: string;
  /** What can be read from it; null ends it. */
  inbox: (string | null)[];
}

/** What the loop does in one step. */
export type Action =
  | { kind: 'start' | 'end' }
  | { kind: 'wait'; timeout: number | null; woken: string[] }
  | { kind: 'step'; name: string; sleeps?: number; reads?: string };

/** The loop between two steps: its three structures, and what has been printed. */
export interface Snapshot {
  turn: number;
  /** Seconds since the start. */
  time: number;
  action: Action;
  ready: string[];
  timers: { name: string; when: number }[];
  sockets: { name: string; socket: string }[];
  printed: string[];
}

/** A number of seconds without the noise of binary fractions. */
const tidy = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Every step of `demo_echo.py` in the loop of `tide.py`, on a clock that loses no time between them. */
export function traceEcho(): Snapshot[] {
  let [turn, time] = [0, 0];
  const ready: Task[] = [];
  const timers: { task: Task; when: number }[] = [];
  const sockets: { task: Task; socket: Socket }[] = [];
  const printed: string[] = [];
  const trace: Snapshot[] = [];

  const spawn = (name: string, run: Coroutine): void => void ready.push({ name, run });
  const listener: Socket = { name: 'listener', inbox: ['crab', 'limpet'] };
  const pairs = new Map(
    ['crab', 'limpet'].map((name) => {
      const [near, far]: [Socket, Socket] = [
        { name, inbox: [] },
        { name: `conn ${name}`, inbox: [] },
      ];
      return [name, { near, far }];
    }),
  );

  function* receive(socket: Socket): Generator<Park, string | null, undefined> {
    while (socket.inbox.length === 0) yield { reading: socket };
    return socket.inbox.shift() ?? null;
  }
  function* serve(): Coroutine {
    for (let count = 0; count < 2; count++) {
      const name = (yield* receive(listener)) ?? '';
      spawn(`echo ${name}`, echo(name));
    }
  }
  function* echo(name: string): Coroutine {
    const { near, far } = pairs.get(name) ?? {};
    if (!near || !far) return;
    for (let data = yield* receive(far); data !== null; data = yield* receive(far))
      near.inbox.push(data.toUpperCase());
  }
  function* client(name: string, delay: number): Coroutine {
    const { near, far } = pairs.get(name) ?? {};
    if (!near || !far) return;
    for (let i = 0; i < 2; i++) {
      yield { until: tidy(time + delay) };
      far.inbox.push(`${name} ${i}`);
      printed.push(`${time.toFixed(1)} ${(yield* receive(near)) ?? ''}`);
    }
    far.inbox.push(null);
  }

  const record = (action: Action): void =>
    void trace.push({
      turn,
      time,
      action,
      ready: ready.map(({ name }) => name),
      timers: timers.map(({ task: { name }, when }) => ({ name, when })),
      sockets: sockets.map(({ task: { name }, socket }) => ({ name, socket: socket.name })),
      printed: [...printed],
    });

  function wait(): void {
    const before = ready.length;
    const deadline = timers[0]?.when;
    const timeout = before > 0 ? 0 : deadline === undefined ? null : tidy(deadline - time);
    const readable = () => sockets.filter(({ socket }) => socket.inbox.length > 0);
    if (timeout !== null && timeout > 0 && readable().length === 0) time = tidy(time + timeout);
    for (const entry of readable()) {
      sockets.splice(sockets.indexOf(entry), 1);
      ready.push(entry.task);
    }
    while (timers[0] && timers[0].when <= time) ready.push(...timers.splice(0, 1).map(({ task }) => task));
    record({ kind: 'wait', timeout, woken: ready.slice(before).map(({ name }) => name) });
  }

  function step(task: Task): void {
    const { value: park, done } = task.run.next();
    const action: Action = { kind: 'step', name: task.name };
    if (done) record(action);
    else if ('until' in park) {
      timers.push({ task, when: park.until });
      timers.sort((a, b) => a.when - b.when);
      record({ ...action, sleeps: park.until });
    } else {
      sockets.push({ task, socket: park.reading });
      record({ ...action, reads: park.reading.name });
    }
  }

  spawn('serve', serve());
  spawn('crab', client('crab', 0.5));
  spawn('limpet', client('limpet', 0.2));
  record({ kind: 'start' });
  while (ready.length + timers.length + sockets.length > 0) {
    turn++;
    wait();
    for (const task of ready.slice()) {
      ready.shift();
      step(task);
    }
  }
  record({ kind: 'end' });
  return trace;
}
