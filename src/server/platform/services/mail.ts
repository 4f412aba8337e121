import { escapeHtml } from '#server/platform/files/html.ts';
import { inTime } from '#server/platform/turns.ts';

export type MailAttachment = { filename: string; content: Uint8Array; contentType: string };

export type Mail = {
  /** With its angle brackets; the same at every attempt. */
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  attachments: readonly MailAttachment[];
  /** An https address that takes a POST and then sends no more of these. RFC 8058. */
  unsubscribe?: string | null;
};

type Mailer = {
  /** Resolves when the server has taken it. Throws `NotTaken` with what it said, in codes. */
  send(mail: Mail): Promise<void>;
};

/** Why something did not leave: codes only, because what servers say may hold addresses. */
export class NotTaken extends Error {
  readonly permanent: boolean;

  constructor(
    code: string,
    responseCode: number | null,
    permanent = code === 'EENVELOPE' && responseCode !== null && responseCode >= 500,
  ) {
    super(responseCode === null ? code : `${code} ${responseCode}`);
    this.name = 'NotTaken';
    this.permanent = permanent;
  }
}

export type MailerOptions = {
  /** `smtp://user:password@host:port`, or smtps. */
  url: string;
  /** Asked for at each mail. */
  from: () => string | { name: string; address: string };
  /** How they look where formats are read; asked for at each mail. */
  letterhead: () => Letterhead;
  timeouts?: Partial<{ connect: number; idle: number; total: number }>;
};

const TIMEOUTS = { connect: 10_000, idle: 30_000, total: 60_000 };

const asRefusal = (error: unknown): NotTaken => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return new NotTaken(code ?? 'EUNKNOWN', responseCode ?? null);
};

/** No automatic answer ("I am on holiday") is wanted by a program. RFC 3834, 5. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Addresses are given apart from names, so that nothing typed in one is read as two. */
function messageOf(
  { to, replyTo, attachments, unsubscribe, ...mail }: Mail,
  { from, letterhead }: Pick<MailerOptions, 'from' | 'letterhead'>,
) {
  return {
    ...mail,
    html: htmlOf(mail.text, letterhead()),
    headers: { ...HEADERS, ...(unsubscribe && unsubscribeHeaders(unsubscribe)) },
    from: from(),
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

export function createMailer({ url, timeouts, ...sender }: MailerOptions): Mailer {
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
      const sending = (await transport).sendMail(messageOf(mail, sender));
      await inTime(sending, total, new NotTaken('ETOTAL', null));
    } catch (error) {
      throw error instanceof NotTaken ? error : asRefusal(error);
    }
  };
  return { send };
}

/**
 * What this process may send, and nobody else for now. `attempt` counts from 1, this one included. `compose` answers
 * null when there is nothing left to say.
 */
type Outgoing<M> = { id: number; attempt: number; compose(): Promise<M | null> };

export type OutboxStore<M> = {
  claim(): Promise<Outgoing<M> | null>;
  sent(id: number): Promise<void>;
  /** It is not sent, and never will be. */
  dropped(id: number): Promise<void>;
  /** To be tried again in so many milliseconds, or never when that is null. */
  failed(id: number, reason: string, retryIn: number | null): Promise<void>;
};

/** Milliseconds. */
export type OutboxRhythm = {
  /** How often to look when nobody says that there is something. */
  poll: number;
  /** After the first failure; doubles with each one more, up to `maxRetry`. */
  retry: number;
  maxRetry: number;
};

const RHYTHM: OutboxRhythm = { poll: 5_000, retry: 10_000, maxRetry: 3_600_000 };

/** About five days, and ten hours when the server says that this address will never do. */
const MAX_ATTEMPTS = 130;
const MAX_PERMANENT = 10;

/** A program that is asked to end does not wait longer for a mail server. */
const MAX_STOP_MS = 4_000;

export function retryAfter(
  attempt: number,
  { permanent, retry, maxRetry }: { permanent: boolean; retry: number; maxRetry: number },
): number | null {
  if (attempt >= (permanent ? MAX_PERMANENT : MAX_ATTEMPTS)) return null;
  return permanent ? maxRetry : Math.min(retry * 2 ** (attempt - 1), maxRetry);
}

type OutboxOptions<M> = {
  store: OutboxStore<M>;
  /** `send` resolves when it has been taken, and throws `NotTaken` when it has not. */
  mailer: { send(message: M): Promise<void> };
  rhythm?: Partial<OutboxRhythm>;
  /** Hears of every failed attempt, and of a store that does not answer (attempt 0). */
  onFailure(reason: string, attempt: number): void;
};

export type Outbox = {
  start(): void;
  wake(): void;
  /** Waits a little for the mail that is being sent; if it does not leave, the next start sends it. */
  stop(): Promise<void>;
};

const reasonOf = (error: unknown): string => (error instanceof NotTaken ? error.message : 'ECOMPOSE');

/** Sends what waits in the store, one mail at a time, until each has been taken by the server. */
export function createOutbox<M>({ store, mailer, rhythm, onFailure }: OutboxOptions<M>): Outbox {
  const { poll, ...pace } = { ...RHYTHM, ...rhythm };
  let isRunning = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;
  const attemptOne = async ({ id, attempt, compose }: Outgoing<M>): Promise<void> => {
    try {
      const mail = await compose();
      if (mail === null) return await store.dropped(id);
      await mailer.send(mail);
    } catch (error) {
      const permanent = error instanceof NotTaken && error.permanent;
      onFailure(reasonOf(error), attempt);
      return store.failed(id, reasonOf(error), retryAfter(attempt, { ...pace, permanent }));
    }
    await store.sent(id);
  };
  const drain = async (): Promise<void> => {
    while (isRunning) {
      const next = await store.claim();
      if (!next) return;
      await attemptOne(next);
    }
  };
  const go = async (): Promise<void> => {
    do {
      isWoken = false;
      await drain().catch(() => onFailure('ESTORE', 0));
    } while (isWoken && isRunning);
    round = null;
    if (isRunning) timer = setTimeout(wake, poll).unref();
  };
  const wake = (): void => {
    isWoken = true;
    if (!isRunning || round) return;
    clearTimeout(timer);
    round = go();
  };
  return {
    start: () => {
      isRunning = true;
      wake();
    },
    wake,
    stop: async () => {
      isRunning = false;
      clearTimeout(timer);
      await Promise.race([round, new Promise((resolve) => setTimeout(resolve, MAX_STOP_MS).unref())]);
    },
  };
}

type Letterhead = {
  name: string;
  /** `#rrggbb`: of the band behind the name, of the name and of the ball before it. */
  colors: { band: string; onBand: string; mark: string };
  /** Under a rule at the end: where to write, where to call. */
  footer: string;
};

const IS_ADDRESS = /^https?:\/\/[^\s<>"]+$/;
const ITEM = '- ';

const P = 'margin:0 0 16px';

type Kind = 'item' | 'address' | 'words';

const DRAWN: Record<Kind, (lines: readonly string[]) => string> = {
  item: (lines) => {
    const items = lines.map(
      (line) => `<li style="margin:0 0 6px">${escapeHtml(line.slice(ITEM.length))}</li>`,
    );
    return `<ul style="margin:0 0 16px;padding-left:20px">${items.join('')}</ul>`;
  },
  /** Alone in its line it is a link of its own: what the mail wants to be pressed. */
  address: (lines) =>
    lines
      .map(escapeHtml)
      .map(
        (url) =>
          `<p style="${P};word-break:break-all"><a href="${url}" style="font-weight:600">${url}</a></p>`,
      )
      .join(''),
  words: (lines) => `<p style="${P}">${lines.map(escapeHtml).join('<br>')}</p>`,
};

const kindOf = (line: string): Kind => {
  if (IS_ADDRESS.test(line)) return 'address';
  return line.startsWith(ITEM) ? 'item' : 'words';
};

/** A paragraph: runs of lines of one kind. What heads a list is bold. */
function paragraph(text: string): string {
  const runs: { kind: Kind; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  const drawn = runs.map(({ kind, lines }, i) => {
    const heads = kind === 'words' && lines.length === 1 && runs[i + 1]?.kind === 'item';
    return heads
      ? `<p style="margin:0 0 6px"><strong>${escapeHtml(lines[0] ?? '')}</strong></p>`
      : DRAWN[kind](lines);
  });
  return drawn.join('');
}

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

/**
 * The same words as the plain text, for who reads mails with formats: tables and inline styles, which is what they
 * all understand, nothing loaded from anywhere, and no colour of the page, so that those who darken mails may. Everything
 * in the text is text: whatever was typed in it is shown as it is.
 */
export function htmlOf(text: string, { name, colors, footer }: Letterhead): string {
  const body = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph)
    .join('');
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(name)}</title></head>
<body style="margin:0;padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td style="background:${colors.band};border-radius:8px;padding:16px 20px;${FONT};font-size:18px;font-weight:700;color:${colors.onBand}"><span style="color:${colors.mark}" aria-hidden="true">&#9679;</span>&nbsp; ${escapeHtml(name)}</td></tr>
<tr><td style="padding:24px 4px 8px;${FONT};font-size:16px;line-height:1.5">${body}</td></tr>
<tr><td style="padding:12px 4px;border-top:1px solid #8a93a8;${FONT};font-size:13px;line-height:1.5">${escapeHtml(footer).replaceAll('\n', '<br>')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
