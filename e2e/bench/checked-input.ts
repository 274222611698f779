import { type Client, createClient, type LoteInput } from '@presupuesto/api-sdk';
import { median, type Result } from './result.ts';

const ROUNDS = 15;
const SAVES = 5000;
const BATCHES = 20;
const CHANGES = 1000;

/** What it costs the SDK in Node to look at what it sends, in processor time, beside a call that is answered from memory. */
export async function checkedInput(): Promise<readonly Result[]> {
  const answer = '{"status":200,"message":"","data":[]}';
  const headers = { 'content-type': 'application/json' };
  const fetch = async () => new Response(answer, { headers });
  const clients = [false, true].map((checkInput) => createClient({ fetch, checkInput }));
  return [
    await compare(clients, 'a save', SAVES, (sdk, at) => sdk.ventas.saveVolumen(at + 1, 12.5, { visto: 10 })),
    await compare(clients, `a batch of ${CHANGES} changes`, BATCHES, (sdk) => sdk.ventas.saveLote(lote())),
  ];
}

async function compare(
  clients: readonly Client[],
  what: string,
  times: number,
  call: (sdk: Client, at: number) => Promise<unknown>,
): Promise<Result> {
  const spent = clients.map((): number[] => []);
  // Turn by turn, so that the machine's mood is the same for both; the first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, sdk] of clients.entries()) {
      const start = process.cpuUsage();
      for (let at = 0; at < times; at += 1) await call(sdk, at);
      const { user, system } = process.cpuUsage(start);
      if (round > 0) spent[index]?.push((user + system) / times);
    }
  }
  const [plain = 0, checked = 0] = spent.map(median);
  const value = `${Math.round(checked - plain)} µs more than ${Math.round(plain)} µs`;
  return { what: `SDK in Node: ${what} with its input checked, processor time`, value };
}

function lote(): LoteInput {
  const cambios = Array.from({ length: CHANGES }, (_, at) => {
    return { ventaID: at + 1, campo: 'volumenTon' as const, valor: `${at}.5`, visto: at };
  });
  return { gestoID: crypto.randomUUID(), origen: 'pegado', cambios };
}
