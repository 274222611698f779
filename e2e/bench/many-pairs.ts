import type { Page } from 'playwright';

/** The demonstration company's first pair and its year, multiplied: so many pairs with 24 months each, whose saves are accepted. */
export async function answerWithSheetOf(page: Page, pairs: number): Promise<void> {
  await page.route('**/listar-presupuestables**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const data = answer.data.map((periodo: object) => ({ ...periodo, cantidadMeses: 24 }));
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await page.route('**/listar-clientes-productos-por-vendedor**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const data = numbers(pairs).map((at) => ({ ...answer.data[0], ...pair(at) }));
    await route.fulfill({ response, json: { ...answer, data, rows: pairs } });
  });
  const years = new Map<string, { readonly anio: number }[]>();
  await page.route('**/ventas/periodo/**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { pathname } = new URL(route.request().url());
    // A later page of the real answer is empty.
    const year = years.get(pathname) ?? answer.data.slice(0, 12);
    years.set(pathname, year);
    const months = numbers(24).map((at) => ({ ...year[at % 12], anio: year[0].anio + Math.floor(at / 12) }));
    const all = numbers(pairs).flatMap((at) =>
      months.map((month, index) => ({ ...month, ...pair(at), ventaID: 10_000_000 + at * 24 + index })),
    );
    const size = Number(new URL(route.request().url()).searchParams.get('pageSize') ?? all.length);
    const number = Number(new URL(route.request().url()).searchParams.get('pageNumber') ?? 0);
    const data = all.slice(number * size, (number + 1) * size);
    await route.fulfill({ response, json: { ...answer, data, rows: all.length } });
  });
  await page.route('**/ventas/lote', async (route) => {
    const { cambios } = route.request().postDataJSON();
    const data = cambios.map(({ ventaID, campo }: { ventaID: number; campo: string }) => ({
      ventaID,
      campo,
      estado: 'guardado',
    }));
    await route.fulfill({ json: { status: 200, message: 'OK', data } });
  });
  await page.route(/\/ventas\/\d+\/(?:volumen|precio)/, (route) =>
    route.fulfill({ json: { status: 200, message: 'OK', data: null } }),
  );
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Five products a client. */
function pair(at: number) {
  return {
    clienteProductoPeriodoID: 1_000_000 + at,
    clienteProductoID: 1_000_000 + at,
    nombreCliente: `Cliente ${String(Math.floor(at / 5) + 1).padStart(4, '0')}`,
    nombreProducto: `Lata de acero tres piezas ${(at % 5) + 1}`,
  };
}
