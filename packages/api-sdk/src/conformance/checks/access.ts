import { endpoints } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Check } from '../check.ts';
import { expectStatus, type Input, type Who } from '../kit.ts';
import { unknownParams } from './unknown-ids.ts';

/** Who may call what: every call that is not public, tried by those who may not. Ids are unknown and bodies empty. */
export const accessChecks: readonly Check[] = endpoints.flatMap((call): Check[] => {
  if (call.access === 'public') return [];
  const denied = deniedRole(call);
  return [
    refused(call, { rule: 'sin-token', as: 'nadie', status: 401 }),
    refused(call, { rule: 'token-desconocido', as: 'desconocido', status: 401 }),
    ...(denied ? [refused(call, { rule: 'rol', as: denied, status: 403 })] : []),
  ];
});

interface Refusal {
  rule: 'sin-token' | 'token-desconocido' | 'rol';
  as: Who;
  status: number;
}

function refused(call: Endpoint, { rule, as, status }: Refusal): Check {
  return {
    rule,
    call,
    run: async (kit) => expectStatus(await kit.send(call, harmless(call), as), status),
  };
}

function harmless(call: Endpoint): Input {
  return { params: unknownParams(call), ...(call.body && { body: {} }), ...(call.form && { form: {} }) };
}

function deniedRole({ access }: Endpoint): Who | undefined {
  if (access === 'public' || access === 'signedIn') return undefined;
  return access.includes('ADMINISTRADOR') ? 'vendedor' : 'administrador';
}
