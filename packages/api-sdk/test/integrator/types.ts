// What an integrator writes; the test checks it against the installed declarations with an old and a new TypeScript.
import {
  ApiError,
  type Client,
  createCaller,
  createClient,
  RefusedError,
  type Venta,
  VentasArea,
} from '@presupuesto/api-sdk';
import { type Cliente, contract, endpoint, envelope, server } from '@presupuesto/api-sdk/contract';

const sdk: Client = createClient({ baseUrl: 'https://ventas.example.org', retry: { attempts: 2 } });

export async function use(): Promise<string> {
  const { data, rows } = await sdk.clientes.list({ nombre: 'a' });
  const clientes: Cliente[] | null | undefined = data;
  const ventas: Venta[] = await sdk.ventas
    .list({ periodoID: 'BGT-2026', clienteID: 1, productoID: 2 })
    .orThrow();
  const names: string[] = [];
  for await (const cliente of sdk.clientes.all()) names.push(cliente.nombre);
  for await (const { evento } of sdk.eventos.listen({ reconnect: { maxDelayMs: 5000 } })) {
    if (evento.tipo === 'cifra') names.push(`${evento.ventaID}: ${evento.valor}`);
    else break;
  }
  const nothing: void = await new VentasArea(createCaller({})).saveVolumen(1, '2.5').orThrow();

  // @ts-expect-error a volume is not a date
  await sdk.ventas.saveVolumen(1, new Date());
  // @ts-expect-error the figure seen is no date either
  await sdk.ventas.saveVolumen(1, 2, { visto: new Date() });
  const cambios = [{ ventaID: 1, campo: 'valor', valor: 1 }];
  // @ts-expect-error a change is of the tonnes or of the price
  await sdk.ventas.saveLote({ gestoID: '', origen: 'pegado', cambios });
  // @ts-expect-error a period's switch is true or false
  await sdk.periodos.setActivo('BGT-2026', 'sí');
  // @ts-expect-error the month's id is missing
  await sdk.raw(contract.ventas.guardarVolumen, { query: { volumenTon: 1 } });

  const own = endpoint({
    method: 'GET',
    path: '/api/otra',
    summary: 'Una llamada propia',
    access: 'signedIn',
    response: envelope(),
    errors: { other: server('Error') },
  });
  const message: string = (await sdk.raw(own, {})).message;
  return [message, rows, clientes?.length, ventas.length, names.length, nothing].join();
}

export function explain(error: unknown): string {
  if (error instanceof RefusedError) return error.text;
  return error instanceof ApiError ? `${error.kind} ${error.status ?? ''}: ${error.text}` : '';
}
