import { expect, it } from 'vitest';
import { catalogues, openCatalogue } from '../../test/catalogue.ts';
import { required } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const [, products] = catalogues;

onEachDatabase('A product', (open) => {
  const world = shareWorld(open);

  it('may have kilos a piece: a number as it was sent, in four decimals, or none', async () => {
    const { send, token } = await openCatalogue(world(), required(products));
    const kilos = async (nombre: string, kilosPorPieza?: unknown) => {
      const { data } = await send('POST', '/api/v1/productos/crear-producto', {
        productoCodigo: nombre,
        nombre,
        ...(kilosPorPieza !== undefined && { kilosPorPieza }),
      });
      return data?.['kilosPorPieza'];
    };
    expect(await kilos('A', 12.5)).toBe(12.5);
    expect(await kilos('B', '0.01')).toBe(0.01);
    expect(await kilos('C', 0)).toBe(0);
    expect(await kilos('D', '1.23456')).toBe(1.2346);
    expect(await kilos('E', null)).toBeNull();
    expect(await kilos('F')).toBeNull();
    const { body } = await world().call('GET', '/api/v1/productos/listar-productos', { token });
    const listed = (body.data as { kilosPorPieza: unknown }[]).map(({ kilosPorPieza }) => kilosPorPieza);
    expect(listed).toEqual([12.5, 0.01, 0, 1.2346, null, null]);
  });

  it('loses its kilos when it is saved without them', async () => {
    const { send, update } = await openCatalogue(world(), required(products));
    const body = { productoCodigo: 'A', nombre: 'Uno', kilosPorPieza: 3 };
    const { data } = await send('POST', '/api/v1/productos/crear-producto', body);
    const productoID = Number(data?.['productoID']);
    expect(await update(productoID, 'A', 'Uno')).toMatchObject({
      status: 200,
      data: { productoID, productoCodigo: 'A', nombre: 'Uno', kilosPorPieza: null },
    });
  });

  it('is refused with kilos that are no number or less than none', async () => {
    const { send } = await openCatalogue(world(), required(products));
    for (const kilosPorPieza of [-0.01, '-1', '1,5', '', 'abc', true]) {
      const body = { productoCodigo: 'A', nombre: 'Uno', kilosPorPieza };
      const { status, message } = await send('POST', '/api/v1/productos/crear-producto', body);
      expect({ kilosPorPieza, status, message }).toEqual({
        kilosPorPieza,
        status: 400,
        message: 'Los kilos por pieza deben ser un número válido mayor o igual a 0',
      });
    }
  });

  it.each([
    [1_000_000_000, 'Los kilos por pieza no pueden superar 999.999.999'],
    ['0.00004', 'Los kilos por pieza deben ser 0, o al menos 0,0001'],
  ])('is refused with kilos that would not be kept as they are: %s', async (kilosPorPieza, message) => {
    const { send } = await openCatalogue(world(), required(products));
    const body = { productoCodigo: 'A', nombre: 'Uno', kilosPorPieza };
    const answer = await send('POST', '/api/v1/productos/crear-producto', body);
    expect(answer).toMatchObject({ status: 400, message });
  });
});
