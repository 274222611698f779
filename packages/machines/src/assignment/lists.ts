import type { Cliente } from '@presupuesto/api-sdk/contract';
import { plain, wordsOf } from '../plain.ts';
import { remembered } from '../remembered.ts';
import type { AssignmentContext } from './assignment.types.ts';
import { type Pair, pairKey } from './pairs.ts';

/** A product as both lists show it; `detail` is its code, where it is known. */
interface ListedProduct {
  readonly id: number;
  readonly label: string;
  readonly detail?: string;
}

type Chosen = Pick<AssignmentContext, 'vendedorID' | 'clienteID' | 'pairs'>;
type Lists = Chosen & Pick<AssignmentContext, 'productos'>;

const searchable = new WeakMap<Cliente, string>();

/** The clients to show: every word of the search in code or name, whatever the accents and the case. */
export const visibleClients = remembered(
  ({ clientes, search }: Pick<AssignmentContext, 'clientes' | 'search'>): readonly Cliente[] => {
    const words = wordsOf(search);
    if (words.length === 0) return clientes;
    return clientes.filter((cliente) => {
      const text = searchableText(cliente);
      return words.every((word) => text.includes(word));
    });
  },
  ({ clientes, search }) => [clientes, search],
);

/** The chosen client, once the list is there. */
export function chosenClient(context: Pick<AssignmentContext, 'clientes' | 'clienteID'>): Cliente | null {
  return context.clientes.find(({ clienteID }) => clienteID === context.clienteID) ?? null;
}

/** What is known of the chosen client's assignment; null until it is loaded. */
export function chosenPair({ vendedorID, clienteID, pairs }: Chosen): Pair | null {
  return clienteID === null ? null : (pairs[pairKey({ vendedorID, clienteID })] ?? null);
}

/** Productos Disponibles, in the server's order. */
export const availableProducts = remembered(
  (context: Lists) => listed(context, false),
  (context) => [allProducts(context), chosenPair(context)?.wanted],
);

/** Productos Asignados al Cliente, in the server's order. */
export const assignedProducts = remembered(
  (context: Lists) => listed(context, true),
  (context) => [allProducts(context), chosenPair(context)?.wanted],
);

/** Every product that either list may show, in the server's order; an assigned one that is not among those loaded comes last. */
const allProducts = remembered(
  (context: Lists): readonly ListedProduct[] => {
    const products = new Map<number, ListedProduct>();
    for (const { productoID, nombre, productoCodigo } of context.productos) {
      products.set(productoID, { id: productoID, label: nombre, detail: productoCodigo });
    }
    for (const { productoID, nombre } of chosenPair(context)?.items ?? []) {
      if (!products.has(productoID)) products.set(productoID, { id: productoID, label: nombre });
    }
    return [...products.values()];
  },
  (context) => [context.productos, chosenPair(context)?.items],
);

function listed(context: Lists, isAssigned: boolean): readonly ListedProduct[] {
  const pair = chosenPair(context);
  if (!pair) return [];
  const wanted = new Set(pair.wanted);
  return allProducts(context).filter(({ id }) => wanted.has(id) === isAssigned);
}

function searchableText(cliente: Cliente): string {
  const known = searchable.get(cliente);
  if (known !== undefined) return known;
  const text = plain(`${cliente.clienteCodigo}\n${cliente.nombre}`);
  searchable.set(cliente, text);
  return text;
}
