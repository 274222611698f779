import fs from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { createSendMail } from '../../mail/create-send-mail.ts';
import type { SendMail } from '../../mail/send-mail.ts';
import { readSettings } from '../../settings.ts';
import { temporaryFolder } from '../../test/child-server.ts';
import { createLogs } from '../../test/logs.ts';
import { openReopening as openCompany, PERIOD } from '../../test/reopening.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

onEachDatabase('A reopening', (open) => {
  const world = shareWorld(open);

  it('is told to the seller by mail, with the reason', async () => {
    const { mails, pairs, reopen } = await openCompany(world());
    await reopen({ clienteProductoIDs: [pairs[1]], motivo: 'Sube el acero.\nRevise el precio.' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'ANA@Prueba.Example',
      subject: 'Presupuesto SOP01-2026 reabierto - Presupuesto de Ventas',
    });
    expect(mails[0]?.text).toBe(`Hola, ana Prueba:

Se ha reabierto su presupuesto SOP01-2026: 1 par por revisar. El motivo:

    Sube el acero.
    Revise el precio.

Inicie sesión, revise las cifras de ese par y vuelva a aprobar el presupuesto.
`);
  });

  /** Of a server that sends its mails so. */
  async function openSending(sendMail: SendMail, settings = readSettings({})) {
    const { db, clock, ana, tokens, list } = await openCompany(world());
    const { lines, destination } = createLogs();
    const app = await createApp({ settings, db, now: clock.now, sendMail, logTo: destination });
    onTestFinished(() => app.close());
    const reopen = async () => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/v1/presupuestos/${PERIOD}/reabrir`,
        headers: { 'x-token': tokens.jefa },
        payload: { vendedorID: ana.vendedorID, motivo: 'Revisar' },
      });
      return answer.json();
    };
    return { reopen, list, lines };
  }

  it('stands although its mail fails, which is logged, and says so', async () => {
    const { reopen, list, lines } = await openSending(() => Promise.reject(new Error('no mail server')));
    expect(await reopen()).toEqual({
      status: 200,
      message:
        'Presupuesto reabierto, pero no se pudo enviar el correo a ANA@Prueba.Example. Avise usted al vendedor.',
      data: { pares: 3 },
    });
    expect(await list()).toEqual(['Revisar', 'Revisar', 'Revisar']);
    expect(lines.find(({ msg }) => msg === 'reopening.mailFailed')).toMatchObject({
      err: { message: 'no mail server' },
    });
  });

  it('says that nobody receives its mail where no mail server is configured', async () => {
    const dataDir = temporaryFolder();
    const settings = readSettings({ DATA_DIR: dataDir });
    const { reopen } = await openSending(
      createSendMail(settings, () => {}),
      settings,
    );
    expect(await reopen()).toMatchObject({
      message:
        'Presupuesto reabierto. El envío de correo no está configurado: el aviso ha quedado en la carpeta de correo del servidor. Avise usted al vendedor.',
    });
    expect(fs.readdirSync(join(dataDir, 'correo'))).toHaveLength(1);
  });
});
