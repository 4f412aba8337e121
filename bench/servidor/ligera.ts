import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const OK = 'HTTP/1.1 200';
const MS_PER_SECOND = 1_000;

/** Bytes of the answer that begins there, all of it, or null while its head is not whole. Throws unless it is a 200. */
function lengthOf(bytes: Buffer): number | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
  if (!head.startsWith(OK) || length === undefined) throw new Error(`Not a plain answer:\n${head}`);
  return end + HEAD_END.length + Number(length);
}

/**
 * Asks on one connection, again as soon as it is answered, and counts. Only the first answer is read: one that is
 * kept is the same bytes each time, so the others are told apart by their length and their first line.
 */
function askAgainAndAgain(socket: Socket, request: Buffer, onAnswer: () => void): void {
  let length: number | null = null;
  let pending = Buffer.alloc(0);
  socket.on('data', (part) => {
    pending = pending.length === 0 ? part : Buffer.concat([pending, part]);
    length ??= lengthOf(pending);
    if (length === null || pending.length < length) return;
    if (pending.length > length || pending.toString('latin1', 0, OK.length) !== OK)
      socket.destroy(new Error(`Another answer than the first, of ${length} bytes`));
    pending = Buffer.alloc(0);
    onAnswer();
    socket.write(request);
  });
  socket.write(request);
}

/**
 * Answers a second under load, of an address whose answer is kept. It takes a fraction of what a client that reads
 * every answer would: where the load shares the machine with what it measures, the rest is left to that.
 */
export async function lightLoad(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const { hostname: host, port, pathname, search } = new URL(url);
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}:${port}\r\naccept-encoding: br\r\n\r\n`,
  );
  const sockets = Array.from({ length: connections }, () => connect(Number(port), host).setNoDelay());
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const { promise: failed, reject } = Promise.withResolvers<never>();
  let answers = 0;
  for (const socket of sockets) {
    socket.on('error', reject);
    askAgainAndAgain(socket, request, () => {
      answers += 1;
    });
  }
  const begun = performance.now();
  await Promise.race([failed, new Promise((resolve) => setTimeout(resolve, seconds * MS_PER_SECOND))]);
  for (const socket of sockets) socket.destroy();
  return (answers * MS_PER_SECOND) / (performance.now() - begun);
}
