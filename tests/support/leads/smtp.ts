import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { readonly recipients: readonly string[]; readonly raw: string };

export type FakeSmtp = {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** The code that refuses each email; undefined accepts it. */
  refuseWith: number | undefined;
  /** An address that does not exist here. */
  unknownRecipient: string | undefined;
  close(): Promise<void>;
};

/** A mail server that accepts emails, or refuses them with a code. */
export async function aMailServer(): Promise<FakeSmtp> {
  const fake: Pick<FakeSmtp, 'refuseWith' | 'unknownRecipient'> = {
    refuseWith: undefined,
    unknownRecipient: undefined,
  };
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      const isKnown = address !== fake.unknownRecipient;
      callback(isKnown ? null : Object.assign(new Error('No such user'), { responseCode: 550 }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (fake.refuseWith !== undefined) {
          return callback(Object.assign(new Error('Refused'), { responseCode: fake.refuseWith }));
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, raw: Buffer.concat(chunks).toString() });
        return callback();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return Object.assign(fake, {
    url: `smtp://127.0.0.1:${port}`,
    received: mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** How a mail server fails that has received a whole mail and not yet answered. */
export type LateFailure = 'close' | 'reset' | 'silence';

/** A mail server that receives whole mails and then fails, without an answer. */
export async function aServerFailingLate(
  failure: LateFailure,
): Promise<{ url: string; readonly received: string[]; close(): Promise<void> }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    let mail: string | undefined;
    const answer = (line: string) => {
      if (line.startsWith('DATA')) mail = '';
      socket.write(mail === undefined ? '250 ok\r\n' : '354 go on\r\n');
    };
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      if (mail === undefined) return answer(chunk.toString());
      mail += chunk.toString();
      if (!mail.endsWith('\r\n.\r\n')) return;
      received.push(mail);
      if (failure === 'close') socket.end();
      if (failure === 'reset') socket.resetAndDestroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A server that accepts connections and never sends anything. */
export async function aSilentServer(): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
