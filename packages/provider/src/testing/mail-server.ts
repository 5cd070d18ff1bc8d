import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server that keeps what it is sent. */
export interface MailServer {
  url: string;
  /** Receivers and text of each mail that it has taken. */
  mails: { to: string[]; text: string }[];
  stop(): void;
}

/** `refusals` is how many mails it refuses before it takes one. */
export async function startMailServer(refusals = 0): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const sockets = new Set<Socket>();
  let refused = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let to: string[] = [];
    let text: string[] | null = null;
    say('220 mail.test');
    createInterface(socket).on('line', (line) => {
      if (text !== null && line !== '.') text.push(line);
      else if (text !== null) {
        mails.push({ to, text: text.join('\n') });
        text = null;
        to = [];
        say('250 taken');
      } else if (/^EHLO/i.test(line)) say('250 mail.test');
      else if (/^MAIL/i.test(line)) say(refused++ < refusals ? '550 not today' : '250 ok');
      else if (/^RCPT/i.test(line)) {
        to.push(/<(.*)>/.exec(line)?.[1] ?? '');
        say('250 ok');
      } else if (/^DATA/i.test(line)) {
        text = [];
        say('354 go on');
      } else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
