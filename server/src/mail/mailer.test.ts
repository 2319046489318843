import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createMailer, type Mail, type Mailer } from './mailer.ts';

const mail: Mail = {
  to: 'office@cedarlane.example',
  subject: 'New Reservation Request - 10x10 Unit',
  text: 'Customer name: Robin Møver\nPhone: (541) 555-0188',
  replyTo: 'robin@example.com',
};

const mailerWith = (settings: Record<string, string>): Mailer => {
  const mailer = createMailer(readConfig(settings));
  onTestFinished(() => mailer.close());
  return mailer;
};

const headersOf = (message: string): string => message.slice(0, message.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');

describe('without SMTP_URL', () => {
  const outboxOf = (settings: Record<string, string> = {}) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mailer-test-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    return { mailer: mailerWith({ DATA_DIR: dataDir, ...settings }), directory: join(dataDir, 'outbox') };
  };

  test('an email is written completely to a file named after its id', async () => {
    const { mailer, directory } = outboxOf({ MAIL_FROM: 'Chat <chat@example.com>' });
    await mailer.send('mail-1', mail);
    const message = readFileSync(join(directory, 'mail-1.eml'), 'utf8');
    const headers = headersOf(message).split('\r\n');
    expect(headers).toEqual(
      expect.arrayContaining([
        'From: Chat <chat@example.com>',
        'To: office@cedarlane.example',
        'Reply-To: robin@example.com',
        `Subject: ${mail.subject}`,
        'Message-ID: <mail-1@chat-module>',
      ]),
    );
    expect(message).toContain('Phone: (541) 555-0188');
    expect(readdirSync(directory)).toEqual(['mail-1.eml']);
  });

  test('markup that a visitor typed stays text: the email has one plain part', async () => {
    const { mailer, directory } = outboxOf();
    await mailer.send('mail-1', { ...mail, text: 'Name: <img src=x onerror=alert(1)>' });
    const message = readFileSync(join(directory, 'mail-1.eml'), 'utf8');
    const types = headersOf(message)
      .split('\r\n')
      .filter((line) => line.startsWith('Content-Type'));
    expect(types).toEqual(['Content-Type: text/plain; charset=utf-8']);
    expect(message).not.toMatch(/text\/html|multipart/);
  });

  test('a deleted email leaves no file, and deleting it again is no error', async () => {
    const { mailer, directory } = outboxOf();
    await mailer.send('mail-1', mail);
    writeFileSync(join(directory, 'mail-1.eml.part'), 'what a killed process has left');
    await mailer.forget('mail-1');
    await mailer.forget('mail-1');
    expect(readdirSync(directory)).toEqual([]);
  });

  test('an id that names another folder writes and removes nothing outside its own', async () => {
    const { mailer, directory } = outboxOf();
    await mailer.send('../../escaped', mail);
    await mailer.send('../escaped', mail);
    expect(readdirSync(directory)).toEqual(['..%2F..%2Fescaped.eml', '..%2Fescaped.eml']);
    expect(readdirSync(join(directory, '..'))).toEqual(['outbox']);
    writeFileSync(join(directory, '../kept.eml'), '');
    await mailer.forget('../kept');
    expect(readdirSync(join(directory, '..')).sort()).toEqual(['kept.eml', 'outbox']);
  });

  test('every line ends with CRLF', async () => {
    const { mailer, directory } = outboxOf();
    await mailer.send('mail-1', mail);
    expect(readFileSync(join(directory, 'mail-1.eml'), 'utf8').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('the folder and the files are accessible only to their owner', async () => {
    const { mailer, directory } = outboxOf();
    await mailer.send('mail-1', mail);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(statSync(join(directory, 'mail-1.eml')).mode & 0o777).toBe(0o600);
  });

  test('repeating an email does not create a second one', async () => {
    const { mailer, directory } = outboxOf();
    await mailer.send('mail-1', mail);
    await mailer.send('mail-1', mail);
    expect(readdirSync(directory)).toEqual(['mail-1.eml']);
  });

  test('an email without a reply address has no Reply-To', async () => {
    const { mailer, directory } = outboxOf();
    await mailer.send('mail-1', { ...mail, replyTo: undefined });
    expect(readFileSync(join(directory, 'mail-1.eml'), 'utf8')).not.toContain('Reply-To');
  });

  test('line breaks in a subject or an address add no header', async () => {
    const { mailer, directory } = outboxOf();
    const evil = 'x\r\nBcc: other@example.com';
    await mailer.send('mail-1', { ...mail, subject: evil, to: `${mail.to}\r\nBcc: other@example.com` });
    expect(headersOf(readFileSync(join(directory, 'mail-1.eml'), 'utf8'))).not.toMatch(/^Bcc:/im);
  });
});

describe('with SMTP_URL', () => {
  interface Received {
    readonly sender: string;
    readonly recipients: readonly string[];
    readonly message: string;
  }

  /** A mail server on a free port; `refusal` makes it refuse every email. */
  async function startSmtpServer(refusal?: Error): Promise<{ url: string; received: Received[] }> {
    const received: Received[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, answer) =>
        username === 'chat' && password === 'secret' ? answer(null, { user: 'chat' }) : answer(new Error('no')),
      onData(stream, { envelope }, answer) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (refusal) return answer(refusal);
          const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
          const recipients = envelope.rcptTo.map(({ address }) => address);
          received.push({ sender, recipients, message: Buffer.concat(chunks).toString() });
          answer();
        });
      },
    });
    server.on('error', () => {});
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;
    return { url: `smtp://chat:secret@127.0.0.1:${port}`, received };
  }

  test('an email is sent to the mail server, from MAIL_FROM', async () => {
    const { url, received } = await startSmtpServer();
    await mailerWith({ SMTP_URL: url, MAIL_FROM: 'Chat <chat@example.com>' }).send('mail-1', mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ sender: 'chat@example.com', recipients: [mail.to] });
    const headers = headersOf(received[0]?.message ?? '').split('\r\n');
    expect(headers).toEqual(
      expect.arrayContaining([
        'Reply-To: robin@example.com',
        `Subject: ${mail.subject}`,
        'Message-ID: <mail-1@chat-module>',
      ]),
    );
  });

  test('a comma in an address does not make two recipients', async () => {
    const { url, received } = await startSmtpServer();
    const sent = mailerWith({ SMTP_URL: url }).send('mail-1', { ...mail, to: 'office@a.example,other@b.example' });
    await sent.catch(() => {});
    expect(received.flatMap(({ recipients }) => recipients)).not.toContain('other@b.example');
  });

  test('an email that the server refuses is an error', async () => {
    const { url, received } = await startSmtpServer(new Error('mailbox full'));
    await expect(mailerWith({ SMTP_URL: url }).send('mail-1', mail)).rejects.toThrow(/mailbox full/);
    expect(received).toEqual([]);
  });

  test('a wrong password is an error', async () => {
    const { url } = await startSmtpServer();
    const wrong = url.replace('secret', 'wrong');
    await expect(mailerWith({ SMTP_URL: wrong }).send('mail-1', mail)).rejects.toThrow();
  });

  test('an unreachable mail server is an error', async () => {
    await expect(mailerWith({ SMTP_URL: 'smtp://127.0.0.1:9' }).send('mail-1', mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});
