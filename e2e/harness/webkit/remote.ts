import { connect, type Socket } from 'node:net';

/** What the inspector says and is told; of JSON. */
export interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: object;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** A way to one page, or to what automates the browser. Shaped as Playwright wants its transports. */
export interface Channel {
  /** Begins; what is said comes to `onmessage` from now on. */
  open(): void;
  send(message: Message): void;
  close(): void;
  onmessage?: (message: Message) => void;
  onclose?: () => void;
}

/** What can be inspected. */
interface Target {
  readonly id: bigint;
  readonly kind: string;
}

/** The remote inspector of one WebKit. */
export interface Inspector {
  /** Is called with each page, and once with the channel that automates all of them. */
  onTarget(listen: (kind: string, channel: Channel) => void): void;
  close(): void;
}

/** Asks for automation: a name and no wishes, as GVariant `(sa{sv})`. */
const START = Buffer.from('tests\0\0\0\x06', 'latin1');

/** Connects to the server that WebKit starts where `WEBKIT_INSPECTOR_SERVER` says; fails where it is not up yet. */
export async function connectInspector(port: number): Promise<Inspector> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });
  const channels = new Map<bigint, Channel>();
  const waiting: [string, Channel][] = [];
  let listen = (kind: string, channel: Channel): void => {
    waiting.push([kind, channel]);
  };

  const add = (connection: bigint, { id, kind }: Target) => {
    const address = Buffer.alloc(16);
    address.writeBigUInt64LE(connection);
    address.writeBigUInt64LE(id, 8);
    const channel: Channel = {
      open: () => void socket.write(pack('Setup', address)),
      send(message) {
        const text = Buffer.from(`${JSON.stringify(message)}\0`);
        if (socket.writable) socket.write(pack('SendMessageToBackend', Buffer.concat([address, text])));
      },
      close: () => channel.onclose?.(),
    };
    channels.set(id, channel);
    listen(kind, channel);
  };

  readMessages(socket, (name, body) => {
    if (name === 'SendMessageToFrontend') {
      channels.get(body.readBigUInt64LE(8))?.onmessage?.(JSON.parse(body.toString('utf8', 16, body.length - 1)));
    }
    if (name !== 'SetTargetList') return;
    // Processes of pages have lists of their own, which are empty.
    const targets = readTargets(body.subarray(8));
    if (targets.length === 0) return;
    for (const target of targets) if (!channels.has(target.id)) add(body.readBigUInt64LE(), target);
    const ids = new Set(targets.map(({ id }) => id));
    for (const [id, channel] of channels) {
      if (ids.has(id)) continue;
      channels.delete(id);
      channel.onclose?.();
    }
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const channel of channels.values()) channel.onclose?.();
    channels.clear();
  });
  socket.write(pack('StartAutomationSession', START));

  return {
    onTarget(next) {
      listen = next;
      for (const [kind, channel] of waiting.splice(0)) next(kind, channel);
    },
    close: () => void socket.destroy(),
  };
}

/** A message of WebKit's sockets: its length, its byte order, its name and its parameters as GVariant. */
function pack(name: string, body: Buffer): Buffer {
  const text = Buffer.from(`${name}\0`);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(text.length + body.length);
  head[4] = 1;
  return Buffer.concat([head, text, body]);
}

function readMessages(socket: Socket, take: (name: string, body: Buffer) => void): void {
  let pieces: Buffer[] = [];
  let length = 0;
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
    let known = pieces[0] as Buffer;
    if (known.length >= 5 && length < 5 + known.readUInt32BE()) return;
    known = Buffer.concat(pieces);
    while (known.length >= 5 && known.length >= 5 + known.readUInt32BE()) {
      const end = 5 + known.readUInt32BE();
      const nameEnd = known.indexOf(0, 5);
      take(known.toString('utf8', 5, nameEnd), known.subarray(nameEnd + 1, end));
      known = known.subarray(end);
    }
    pieces = [known];
    length = known.length;
  });
}

/** Reads a list of targets, a GVariant `a(tsssb)`: ends of the members stand behind them. */
function readTargets(list: Buffer): Target[] {
  if (list.length === 0) return [];
  const width = list.length < 0x100 ? 1 : list.length < 0x10000 ? 2 : 4;
  const first = list.readUIntLE(list.length - width, width);
  const targets: Target[] = [];
  let start = 0;
  for (let place = first; place < list.length; place += width) {
    targets.push({
      id: list.readBigUInt64LE(start),
      kind: list.toString('utf8', start + 8, list.indexOf(0, start + 8)),
    });
    start = Math.ceil(list.readUIntLE(place, width) / 8) * 8;
  }
  return targets;
}
