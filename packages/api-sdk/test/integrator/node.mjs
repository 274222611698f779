// What an integrator's program does; the test runs it with the installed package. Prints what it saw as JSON.
import { ApiError, createClient } from '@presupuesto/api-sdk';
import { contract } from '@presupuesto/api-sdk/contract';

const [baseUrl, workbook] = process.argv.slice(2);
const sdk = createClient({ baseUrl });
await sdk.sesion.login('ana', 'clave');

const clientes = [];
for await (const { nombre } of sdk.clientes.all({ pageSize: 2 })) clientes.push(nombre);

const refused = await sdk.ventas.saveVolumen(7, '12.345');
const raw = await sdk.raw(contract.ventas.guardarPrecio, { params: { ventaID: 7 }, query: { precio: 4.5 } });
const failure = await sdk.periodos.setActivo('BGT-2026', true).catch((error) => error);

let progress;
const load = sdk.archivos.upload(workbook, 'SOPOct-2025', { onProgress: (now) => (progress = now) });
const { totalVentasGuardadas } = await load.orThrow();

const eventos = [];
for await (const { id, evento } of sdk.eventos.listen()) eventos.push(`${id} ${evento.tipo}`);

console.log(
  JSON.stringify({
    clientes,
    refused: refused.message,
    raw: raw.status,
    failure: failure instanceof ApiError && failure.text,
    totalVentasGuardadas,
    eventos,
    isWhole: progress.sent === progress.total,
  }),
);
