/**
 * Brings clients up to date from a file of lines `clienteCodigo;nombre;paisID`: those whose code is new are created.
 *
 *   API_URL=https://ventas.example.org API_USER=… API_KEY=… node upsert-clients.mjs clientes.txt
 *
 * Running it twice changes nothing. Exit code 0: all as in the file; 1: not all.
 */
import { readFile } from 'node:fs/promises';
import { ApiError, createClient } from '@presupuesto/api-sdk';

const { API_URL: baseUrl, API_USER = '', API_KEY = '' } = process.env;
const sdk = createClient({ baseUrl, retry: {} });

/** The client of a code. The search finds the text inside of other codes and of names as well. */
async function findCliente(clienteCodigo) {
  for await (const cliente of sdk.clientes.all({ nombre: clienteCodigo })) {
    if (cliente.clienteCodigo === clienteCodigo) return cliente;
  }
  return undefined;
}

/** Creates the client of a code, or brings it up to date; what is so already is not sent. */
async function upsertCliente(datos) {
  const stored = await findCliente(datos.clienteCodigo);
  if (!stored) {
    await sdk.clientes.create(datos).orThrow();
    return 'created';
  }
  if (stored.nombre === datos.nombre && stored.paisID === datos.paisID) return 'unchanged';
  // Only if nobody has changed it since it was read: otherwise an ApiError of status 409.
  await sdk.clientes.update(stored.clienteID, datos, { visto: stored.version ?? undefined }).orThrow();
  return 'updated';
}

try {
  const lines = (await readFile(process.argv[2] ?? 'clientes.txt', 'utf8')).split(/\r?\n/);
  await sdk.sesion.login(API_USER, API_KEY).orThrow();
  for (const line of lines.filter((text) => text.trim() !== '')) {
    const [clienteCodigo = '', nombre = '', paisID] = line.split(';').map((part) => part.trim());
    try {
      console.log(
        `${clienteCodigo}: ${await upsertCliente({ clienteCodigo, nombre, paisID: Number(paisID) })}`,
      );
    } catch (error) {
      // Refused, changed by somebody else, or not even sent because it does not fit: the next line may.
      if (!(error instanceof ApiError) || error.kind === 'network') throw error;
      console.error(`${clienteCodigo}: ${error.text}`);
      process.exitCode = 1;
    }
  }
} catch (error) {
  console.error(error instanceof ApiError ? error.text : error.message);
  process.exitCode = 1;
} finally {
  await sdk.sesion.logout().catch(() => {});
}
