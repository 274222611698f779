import type { Endpoint } from '../src/contract/endpoint.ts';
import { createClient } from '../src/sdk/create-client.ts';
import { METHODS } from '../test/methods.ts';
import { requestOf } from '../test/request-of.ts';

/** A method of the client, as it is written: `sdk.ventas.saveVolumen(ventaID, volumenTon, options?)`. */
export interface MethodOf {
  readonly area: string;
  readonly name: string;
  readonly signature: string;
  /** The call behind it. */
  readonly endpoint: Endpoint;
}

/** Every method of the client with the call that it makes, found by making each once, without a server. */
export function methodsOfClient(endpoints: readonly Endpoint[]): Promise<MethodOf[]> {
  return Promise.all(
    METHODS.map(async ([title, call]) => {
      const request = await requestOf(call);
      const endpoint = endpoints.find((one) => patternOf(one).test(request));
      if (!endpoint) throw new Error(`sdk.${title} sends ${request}, which is not in the contract`);
      const [area = '', name = ''] = title.split('.');
      return { area, name, signature: signatureOf(area, name), endpoint };
    }),
  );
}

/** As the source writes it: what has a default may be left out, and so may `options`. */
function signatureOf(area: string, name: string): string {
  const calls = Object.entries(createClient()).find(([key]) => key === area)?.[1];
  const source = String((calls as Readonly<Record<string, unknown>> | undefined)?.[name]);
  const parameters = source.slice(source.indexOf('(') + 1, source.indexOf(') {')).split(',');
  const names = parameters.map((text) =>
    text
      .trim()
      .replace(/ = .*/, '?')
      .replace(/^options$/, 'options?'),
  );
  return `sdk.${area}.${name}(${names.join(', ')})`;
}

function patternOf({ method, path }: Endpoint): RegExp {
  return new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/ ?]+')}( |\\?|$)`);
}
