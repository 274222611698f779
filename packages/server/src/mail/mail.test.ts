import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings.ts';
import { smallDisk } from '../test/small-disk.ts';
import { createSendMail } from './create-send-mail.ts';
import { sendInTime } from './send-in-time.ts';

const mail = { to: 'ana@example.com', subject: 'Recuperación de contraseña', text: 'Su clave: Secreta9' };

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'presupuesto-mail-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('becomes a file that mail programs open, and the log says where but not what', async () => {
  const dataDir = temporaryFolder();
  const log: string[] = [];
  await createSendMail(readSettings({ DATA_DIR: dataDir }), (text) => log.push(text))(mail);
  const [name] = fs.readdirSync(join(dataDir, 'correo'));
  const path = join(dataDir, 'correo', String(name));
  const message = fs.readFileSync(path, 'utf8');
  expect(message).toContain('To: ana@example.com');
  expect(message).toContain('Su clave: Secreta9');
  expect(log).toEqual([`Correo guardado en ${path}`]);
  const isForOwnerAlone = process.platform === 'win32' || (fs.statSync(path).mode & 0o077) === 0;
  expect(isForOwnerAlone).toBe(true);
});

it('leaves no file behind that the disk has no room for', async ({ skip }) => {
  const dataDir = smallDisk(1);
  if (dataDir === undefined) {
    skip('Only the superuser makes disks');
    return;
  }
  expect(() => fs.writeFileSync(join(dataDir, 'lleno'), new Uint8Array(2 ** 21))).toThrow('ENOSPC');
  const send = createSendMail(readSettings({ DATA_DIR: dataDir }), () => {});
  await expect(send(mail)).rejects.toThrow('ENOSPC');
  expect(fs.readdirSync(join(dataDir, 'correo'))).toEqual([]);
});

/** A mail server that takes one message. */
async function openSmtp() {
  let received = '';
  const server = net.createServer((socket) => {
    socket.write('220 test\r\n');
    let isData = false;
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      received += text;
      if (isData) {
        if (received.endsWith('\r\n.\r\n')) {
          isData = false;
          socket.write('250 ok\r\n');
        }
        return;
      }
      isData = text.startsWith('DATA');
      socket.write(isData ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, received: () => received };
}

it('goes to the mail server that the settings name', async () => {
  const { url, received } = await openSmtp();
  const dataDir = temporaryFolder();
  const settings = readSettings({ DATA_DIR: dataDir, SMTP_URL: url, MAIL_FROM: 'ventas@example.com' });
  await createSendMail(settings, () => {})(mail);
  expect(received()).toContain('MAIL FROM:<ventas@example.com>');
  expect(received()).toContain('RCPT TO:<ana@example.com>');
  expect(received()).toContain('Su clave: Secreta9');
  expect(fs.readdirSync(dataDir)).toEqual([]);
});

it('sends to one address, whatever line breaks it holds', async () => {
  const dataDir = temporaryFolder();
  const to = 'ana@example.com\r\nBcc: eve@example.com';
  await createSendMail(readSettings({ DATA_DIR: dataDir }), () => {})({ ...mail, to });
  const [name] = fs.readdirSync(join(dataDir, 'correo'));
  expect(fs.readFileSync(join(dataDir, 'correo', String(name)), 'utf8')).not.toMatch(/^Bcc:/m);
});

it.each(['ana,paz@example.com', 'ana;paz@example.com', 'ana<paz@example.com>', 'x(y)paz@example.com'])(
  'sends nothing of %s to anybody else',
  async (to) => {
    const { url, received } = await openSmtp();
    const settings = readSettings({ DATA_DIR: temporaryFolder(), SMTP_URL: url });
    await createSendMail(settings, () => {})({ ...mail, to });
    const recipients = received().match(/^RCPT TO:.*$/gm) ?? [];
    expect(recipients).toHaveLength(1);
    expect(recipients[0]).not.toMatch(/<paz@example\.com>/);
  },
);

it('is waited for no longer than somebody waits for the answer, although the mail server says nothing more', async () => {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => {
    sockets.push(socket);
    socket.write('220 test\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const SMTP_URL = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const sendMail = createSendMail(readSettings({ DATA_DIR: temporaryFolder(), SMTP_URL }), () => {});
  await expect(sendInTime(sendMail, mail, 50)).rejects.toThrow('within 50 ms');
});

it('says as before what went wrong where somebody waits for the answer', async () => {
  const settings = readSettings({ DATA_DIR: temporaryFolder(), SMTP_URL: 'smtp://127.0.0.1:1' });
  await expect(
    sendInTime(
      createSendMail(settings, () => {}),
      mail,
    ),
  ).rejects.toThrow('ECONNREFUSED');
});
