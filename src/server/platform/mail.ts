export type MailAttachment = { filename: string; content: Uint8Array; contentType: string };

export type Mail = {
  /** With its angle brackets; the same at every attempt. */
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  attachments: readonly MailAttachment[];
};

export type Mailer = {
  /** Resolves when the server has taken it. Throws `MailRefused` with what it said, in codes. */
  send(mail: Mail): Promise<void>;
};

/** Why a mail did not leave: codes only, because what servers say may hold addresses. */
export class MailRefused extends Error {
  /** The same mail will be refused again. */
  readonly permanent: boolean;

  constructor(code: string, responseCode: number | null) {
    super(responseCode === null ? code : `${code} ${responseCode}`);
    this.name = 'MailRefused';
    this.permanent = code === 'EENVELOPE' && responseCode !== null && responseCode >= 500;
  }
}

export type MailerOptions = {
  /** `smtp://user:password@host:port`, or smtps. */
  url: string;
  from: string;
  timeouts?: Partial<{ connect: number; idle: number; total: number }>;
};

const TIMEOUTS = { connect: 10_000, idle: 30_000, total: 60_000 };

const asRefusal = (error: unknown): MailRefused => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return new MailRefused(code ?? 'EUNKNOWN', responseCode ?? null);
};

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new MailRefused('ETOTAL', null)), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Addresses are given apart from names, so that nothing typed in one is read as two. */
function messageOf({ to, replyTo, attachments, ...mail }: Mail, from: string) {
  return {
    ...mail,
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
  };
}

const PRIVATE_ADDRESS = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[)/;

/** A server of this machine or of its own network, which may have no certificate: `localhost`, `correo`, 10.0.0.5. */
export function isNearby(url: string): boolean {
  const { hostname } = new URL(url);
  return !hostname.includes('.') || PRIVATE_ADDRESS.test(hostname);
}

/** Hands mails to an SMTP server, each over its own connection. */
export function createMailer({ url, from, timeouts }: MailerOptions): Mailer {
  const { connect, idle, total } = { ...TIMEOUTS, ...timeouts };
  const transport = import('nodemailer').then(({ default: nodemailer }) =>
    nodemailer.createTransport({
      url,
      // Across the internet never in clear, whatever the server offers.
      requireTLS: !isNearby(url),
      connectionTimeout: connect,
      greetingTimeout: connect,
      socketTimeout: idle,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  const send = async (mail: Mail): Promise<void> => {
    try {
      await inTime((await transport).sendMail(messageOf(mail, from)), total);
    } catch (error) {
      throw error instanceof MailRefused ? error : asRefusal(error);
    }
  };
  return { send };
}
