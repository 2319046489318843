import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as Nodemailer from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import { fileNameOf } from '../file-name.ts';

/** An email as stored in the outbox. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string | undefined;
  /** Marks the email that tells a visitor about a confirmed reservation, to recall it if the status is undone in time. */
  readonly isConfirmation?: true | undefined;
}

export interface Mailer {
  /** Sends an email, or throws. The id becomes its Message-ID, so that a repeat is recognizable. */
  send(id: string, mail: Mail): Promise<void>;
  /** Removes the file that sending may have left here. */
  forget(id: string): Promise<void>;
  close(): void;
}

const defaultSender = 'Chat Module <chat-module@localhost>';
const timeoutMs = 20_000;

export function createMailer({ smtpUrl, mailFrom, dataDir }: Config): Mailer {
  const from = mailFrom ?? defaultSender;
  return smtpUrl === undefined ? createFileMailer(from, join(dataDir, 'outbox')) : createSmtpMailer(from, smtpUrl);
}

const asMessage = (from: string, id: string, { to, subject, text, replyTo }: Mail) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  messageId: `<${id}@chat-module>`,
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
});

/** Loaded and opened with the first email, because most starts send none. */
function openLate<Sender extends Pick<Transporter, 'close'>>(open: (library: typeof Nodemailer) => Sender) {
  let opening: Promise<Sender> | undefined;
  return {
    transport: (): Promise<Sender> => {
      opening ??= import('nodemailer').then(open);
      return opening;
    },
    close: () => void opening?.then((transport) => transport.close()),
  };
}

function createSmtpMailer(from: string, url: string): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const { transport, close } = openLate(({ createTransport }) => createTransport({ url, ...timeouts }));
  return {
    async send(id, mail) {
      await (await transport()).sendMail(asMessage(from, id, mail));
    },
    forget: async () => {},
    close,
  };
}

/** Writes each email durably to its own file before it counts as sent. */
function createFileMailer(from: string, directory: string): Mailer {
  const pathOf = (id: string): string => join(directory, fileNameOf(id, 'eml'));
  const partOf = (path: string): string => `${path}.part`;
  const { transport, close } = openLate(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    async send(id, mail) {
      const { message } = await (await transport()).sendMail(asMessage(from, id, mail));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = pathOf(id);
      await writeFile(partOf(path), message, { mode: 0o600, flush: true });
      await rename(partOf(path), path);
    },
    async forget(id) {
      const path = pathOf(id);
      // A killed process may have left a partial file.
      await Promise.all([path, partOf(path)].map((file) => rm(file, { force: true })));
    },
    close,
  };
}
