import type { CambiosCarga, ResultadoCarga } from '@presupuesto/api-sdk/contract';
import type { UploadInput } from '@presupuesto/machines';
import type { StoryObj } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import type { FakeWork } from '../../../app/stories/fake-ports.ts';
import { ok } from '../../../app/stories/fake-ports.ts';
import { administrator, withApp } from '../../../app/stories/WithApp.tsx';
import CargarArchivos from '../CargarArchivos.tsx';

export type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/** An administrator, and what the server does. */
export const app = (work: FakeWork) => ({ app: { sesion: administrator, work } });

export const workbook = (name = 'ventas-octubre.xlsx', size = 18_432) =>
  new File([new Uint8Array(size)], name);

export const resultOf = (over: Partial<ResultadoCarga> = {}): ResultadoCarga => ({
  totalVentasGuardadas: 1248,
  totalVentasErrores: 0,
  listaErroresFila: [],
  ...over,
});

/** A file that changes a plan, has pairs that two open budgets lack, and a currency without a rate. */
export const cambios: CambiosCarga = {
  periodoID: 'SOP10-2026',
  periodoNuevo: false,
  filasNuevas: 312,
  filasCambiadas: 48,
  filasIguales: 888,
  toneladasAntes: 11_804.5,
  toneladasDespues: 12_345.678,
  valorEURAntes: 31_204_310.55,
  valorEURDespues: 32_887_101.4,
  tasasFaltantes: [],
  paresNuevos: 12,
  paresPorAsignar: 12,
  presupuestosAbiertos: ['BGT-2027', 'SOP10-2026'],
  asignados: false,
};

/** As many bad rows as wanted, with what they held. */
export function badRows(count: number): Partial<ResultadoCarga> {
  const rows = Array.from({ length: count }, (_, at) => ({
    fila: at + 2,
    motivo: `el producto «P-${900 + at}» no existe`,
    valores: { 'Código Producto': `P-${900 + at}`, Toneladas: '1.234,5' },
  }));
  return {
    totalVentasErrores: count,
    listaErroresFila: rows.map(({ fila, motivo }) => `Fila ${fila}: ${motivo}`),
    filasConError: rows,
  };
}

/** A server that takes whole files at once and comes to `resultado`. */
export const takes = (resultado: ResultadoCarga): FakeWork => ({ uploadFile: async () => ok(resultado) });

/** A server that has had `sent` of 4 MB so far and says no more. */
export const sending = (sent: number): FakeWork => ({
  uploadFile: ({ owner }: UploadInput) => {
    // As progress comes: after the actor has started.
    queueMicrotask(() => owner.send({ type: 'bytes.sent', sent, total: 4_194_304 }));
    return new Promise(() => {});
  },
});

/** The screen as an administrator has it, whose files are all good. */
export const loadMeta = {
  component: CargarArchivos,
  decorators: [withApp],
  parameters: app(takes(resultOf())),
};

/** Fills the form in. */
export async function fill({ canvas, userEvent }: Context, file = workbook()): Promise<void> {
  await userEvent.selectOptions(canvas.getByLabelText('Tipo'), 'SOP');
  await userEvent.selectOptions(canvas.getByLabelText('Año'), `${new Date().getFullYear()}`);
  await userEvent.selectOptions(canvas.getByLabelText('Mes'), '10 - Octubre');
  await userEvent.upload(canvas.getByLabelText('Archivo'), file);
}

export const press = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Presses a button that downloads; the file must be called `name`. Nothing is really saved. */
export async function expectDownload(context: Context, button: string, name: string): Promise<void> {
  const saved: string[] = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function save() {
    if (this.href.startsWith('blob:')) saved.push(this.download);
  };
  try {
    await press(context, button);
    // What writes workbooks comes with the click.
    await waitFor(() => expect(saved).toEqual([name]), { timeout: 10_000 });
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
}
