import { abrirPeriodo } from '@presupuesto/api-sdk/contract';
import type { StoryContext } from '@storybook/react';
import { ok } from '../../../app/stories/fake-ports.ts';
import { administrator, type WithAppProps, withApp } from '../../../app/stories/WithApp.tsx';
import { answer, answering } from '../../../fixtures/answering.ts';
import { referentes, sop10 } from '../../../fixtures/periods.ts';
import AbrirPeriodo from '../AbrirPeriodo.tsx';

type Work = NonNullable<WithAppProps['work']>;

/** The page's parameters: an administrator, the references, and a server that opens what it is sent. */
export function opening(work: Work = {}): { app: Omit<WithAppProps, 'children'> } {
  return {
    app: {
      sesion: administrator,
      work: {
        listarReferentes: async () => ok(referentes),
        request: answering(answer(abrirPeriodo, async ({ body }) => ok({ ...sop10, ...body }))),
        ...work,
      },
    },
  };
}

export const openingMeta = { component: AbrirPeriodo, decorators: [withApp], parameters: opening() };

export const FIELDS = [
  'Período Origen',
  'Período Destino',
  'Tipo Período',
  'Año Inicio',
  'Mes Inicio',
  'Cantidad Meses',
] as const;

type Field = (typeof FIELDS)[number];
type Canvas = StoryContext['canvas'];

export const fieldOf = (canvas: Canvas, field: Field) => canvas.getByLabelText<HTMLInputElement>(field);

/** What stands in the six fields, in their order. */
export const valuesOf = (canvas: Canvas) => FIELDS.map((field) => fieldOf(canvas, field).value);

/** Fills the form, but for the destination, which the screen suggests. */
export async function fill({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await canvas.findByRole('option', { name: 'CUR-2025' });
  await userEvent.selectOptions(fieldOf(canvas, 'Período Origen'), 'CUR-2025');
  await userEvent.selectOptions(fieldOf(canvas, 'Tipo Período'), 'SOP');
  await userEvent.type(fieldOf(canvas, 'Año Inicio'), '2026');
  await userEvent.selectOptions(fieldOf(canvas, 'Mes Inicio'), 'Marzo');
  await userEvent.type(fieldOf(canvas, 'Cantidad Meses'), '12');
}

/** What {@link fill} leaves in the six fields. */
export const FILLED = ['CUR-2025', 'SOP03-2026', 'SOP', '2026', '3', '12'];

export const submit = ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Abrir Período' }));
