import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** What the server does with a mail once it has all of it. */
type Reaccion =
  | 'acepta'
  /** "451 try later". */
  | 'aplaza'
  /** Takes it, and the line goes dead before it can say so. */
  | 'muere'
  /** Says nothing for longer than anybody waits. */
  | 'calla';

export type Smtp = {
  url: string;
  /** Mails taken so far, repeated ones included. */
  recibidos: Email[];
  reaccion: Reaccion;
  /** Addresses refused for good: "550 no such user". */
  desconocidos: Set<string>;
  /** Stops listening; `vuelve` listens again on the same port. */
  cae(): Promise<void>;
  vuelve(): Promise<void>;
  cierra(): Promise<void>;
};

async function leer(stream: SMTPServerDataStream): Promise<Email> {
  const trozos: Buffer[] = [];
  for await (const trozo of stream) trozos.push(trozo as Buffer);
  return new PostalMime().parse(Buffer.concat(trozos));
}

class RespuestaSmtp extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

function crearServidor(smtp: Omit<Smtp, 'cae' | 'vuelve' | 'cierra' | 'url'>): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo: ({ address }, _session, listo) =>
      listo(smtp.desconocidos.has(address) ? new RespuestaSmtp(550, 'no such user') : null),
    onData: (stream, session, listo) => {
      leer(stream).then((email) => {
        if (smtp.reaccion === 'aplaza') return listo(new RespuestaSmtp(451, 'try later'));
        smtp.recibidos.push(email);
        if (smtp.reaccion === 'muere') return colgar(session.remotePort);
        if (smtp.reaccion === 'acepta') listo();
      }, listo);
    },
  });
}

const abiertas = new Map<number, { destroy(): void }>();

const colgar = (puerto: number): void => abiertas.get(puerto)?.destroy();

async function escuchar(servidor: SMTPServer, puerto: number): Promise<number> {
  servidor.on('error', () => {});
  servidor.server.on('connection', (socket) => {
    const { remotePort = 0 } = socket;
    abiertas.set(remotePort, socket);
    socket.once('close', () => abiertas.delete(remotePort));
  });
  servidor.listen(puerto, '127.0.0.1');
  await once(servidor.server, 'listening');
  return (servidor.server.address() as AddressInfo).port;
}

/** A real SMTP server on this machine, which does as it is told. */
export async function startSmtp(): Promise<Smtp> {
  const estado = {
    recibidos: [] as Email[],
    reaccion: 'acepta' as Reaccion,
    desconocidos: new Set<string>(),
  };
  let servidor = crearServidor(estado);
  const puerto = await escuchar(servidor, 0);
  const cae = (): Promise<void> => new Promise((resolve) => servidor.close(() => resolve()));
  return Object.assign(estado, {
    url: `smtp://127.0.0.1:${puerto}`,
    cae,
    cierra: cae,
    vuelve: async () => {
      servidor = crearServidor(estado);
      await escuchar(servidor, puerto);
    },
  });
}
