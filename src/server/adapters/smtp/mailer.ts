import { createTransport } from 'nodemailer';
import { reasonOf } from '#src/lib/error-reason.ts';
import {
  type MailAddress,
  type MailCalendar,
  type Mailer,
  RefusedMail,
  UnclearDelivery,
} from '#src/server/mail/mailer.ts';

/** Limit for connecting, for the greeting and for each answer. */
const TIMEOUT_MS = 10_000;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A logger of Nodemailer that calls back when a connection has sent a whole mail. */
function sentMailLogger(onSent: () => void) {
  const ignore = () => undefined;
  return {
    ...{ level: ignore, trace: ignore, debug: ignore, warn: ignore, error: ignore, fatal: ignore },
    info(entry: unknown) {
      if (entry instanceof Object && 'tnx' in entry && entry.tnx === 'message') onSent();
    },
  };
}

function transportOf(address: URL, timeoutMs: number, onSent: () => void) {
  const isSecure = address.protocol === 'smtps:';
  const user = decodeURIComponent(address.username);
  return createTransport({
    host: address.hostname,
    port: Number(address.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // A password never travels in the clear, unless it stays on this machine.
    requireTLS: user !== '' && !isSecure && !LOOPBACK.has(address.hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(address.password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: sentMailLogger(onSent),
  });
}

/** As an object: a text would be read for several addresses. */
const mailAddress = ({ name, email }: MailAddress) => ({ name, address: email });

/** RFC 2369 and RFC 8058. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Both as an alternative, which mail programs show as an appointment, and as a file to open. */
function calendarParts(calendar: MailCalendar | undefined) {
  if (calendar === undefined) return {};
  const { fileName, method, content } = calendar;
  return {
    icalEvent: { method, filename: fileName, content },
    attachments: [{ filename: fileName, contentType: `text/calendar; charset=utf-8`, content }],
  };
}

const MAIL_COMMANDS: ReadonlySet<unknown> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** A refused log-in or greeting is not about this mail, and is over once the settings are right. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error && 'responseCode' in error)) return false;
  return MAIL_COMMANDS.has(error.command) && Number(error.responseCode) >= 500;
}

/** Whether the mail server answered, and so said what became of the mail. */
function hasAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && error.responseCode !== undefined;
}

/**
 * Sends mail by SMTP, one connection a mail. Rejects when the server refuses it, cannot be reached
 * or is silent for longer than `timeoutMs`.
 *
 * @param url `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte
 */
export function smtpMailer(url: string, { timeoutMs = TIMEOUT_MS } = {}): Mailer {
  const address = new URL(url);
  return {
    async send({ messageId, from, to, replyTo, subject, text, html, ...mail }) {
      let isSent = false;
      const transport = transportOf(address, timeoutMs, () => {
        isSent = true;
      });
      const sending = transport.sendMail({
        messageId: `<${messageId}>`,
        from: mailAddress(from),
        to: mailAddress(to),
        ...(replyTo ? { replyTo: mailAddress(replyTo) } : {}),
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
        ...calendarParts(mail.calendar),
      });
      await sending.catch((error: unknown) => {
        if (isSent && !hasAnswer(error)) throw new UnclearDelivery(String(error), { cause: error });
        throw isRefusal(error) ? new RefusedMail(reasonOf(error), { cause: error }) : error;
      });
    },
  };
}
