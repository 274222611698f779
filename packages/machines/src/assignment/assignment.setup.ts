import {
  asignarProductos,
  type Cliente,
  type Evento,
  listarClientes,
  listarProductos,
  listarProductosDeCliente,
  type Producto,
  type Vendedor,
} from '@presupuesto/api-sdk/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { calling } from '../calling.ts';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { unheardNews } from '../live/news.ts';
import { port } from '../ports.ts';
import { required } from '../required.ts';
import type {
  AssignmentContext,
  AssignmentEvent,
  AssignmentFact,
  AssignmentPlace,
  AssignmentTag,
} from './assignment.types.ts';
import { chosenPair } from './lists.ts';
import {
  type AssignedProduct,
  isSaved,
  listInput,
  loadedPair,
  moved,
  nextSave,
  type Pair,
  type PairOf,
  pairKey,
  type Save,
  savedPair,
  unsettled,
  withPair,
} from './pairs.ts';
import { loggedName, spokenName } from './save-names.ts';

const PAGE_SIZE = 1000;

/** What lists clients or products from the first one on that is not known. */
export const pageAfter = (known: readonly unknown[]) => ({
  query: { pageNumber: Math.floor(known.length / PAGE_SIZE), pageSize: PAGE_SIZE },
});

/** Whether a list goes on after what is known and this page of it. Where a server says no total, it does not. */
export function goesOn(known: readonly unknown[], { data, rows }: ListedPage): boolean {
  return data?.length === PAGE_SIZE && (rows ?? 0) > known.length + PAGE_SIZE;
}

interface ListedPage {
  readonly data?: readonly unknown[] | null | undefined;
  readonly rows?: number | null | undefined;
}

/** Why a set was not saved, and what the server has instead; null for what it confirmed last. */
interface Refusal {
  readonly text: string;
  readonly items: readonly AssignedProduct[] | null;
}

type Problems = 'sellersProblem' | 'problem' | 'productsProblem' | 'assignedProblem';

/** What the assignment's states are made of: its actors, guards and actions. */
export const assignmentSetup = setup({
  types: {
    context: {} as AssignmentContext,
    events: {} as AssignmentEvent,
    emitted: {} as AssignmentFact,
    input: {} as { readonly isAdministrator: boolean; readonly place: AssignmentPlace },
    tags: {} as AssignmentTag,
  },
  actors: {
    loadSellers: port('loadSellers'),
    listarClientes: calling(listarClientes),
    listarProductos: calling(listarProductos),
    listarProductosDeCliente: calling(listarProductosDeCliente),
    asignarProductos: calling(asignarProductos),
    networkReturns: unwatchedNetwork,
    news: unheardNews,
  },
  guards: {
    isAdministrator: ({ context }) => context.isAdministrator,
    isOtherSeller: ({ context }, vendedorID: number | null) =>
      context.isAdministrator && vendedorID !== context.vendedorID,
    isOtherClient: ({ context }, clienteID: number | null) => clienteID !== context.clienteID,
    lacksSeller: ({ context }) => context.isAdministrator && context.vendedorID === null,
    lacksClient: ({ context }) => context.clienteID === null,
    /** Its saves are not through: what is on the screen is newer than what the server would list. */
    isKnown: ({ context }) => chosenPair(context) !== null,
    isDue: ({ context }) => context.isOffered && nextSave(context.pairs) !== null,
    isSaved: ({ context }) => context.sending === null && nextSave(context.pairs) === null,
    /** Somebody or a sales file may have assigned or removed pairs of whose products are shown, all of which is saved. */
    isNews: ({ context }, eventos: readonly Evento[]) =>
      context.isOffered &&
      context.sending === null &&
      nextSave(context.pairs) === null &&
      eventos.some(
        (evento) =>
          evento.tipo === 'perdido' ||
          evento.tipo === 'archivo' ||
          (evento.tipo === 'pares' && (!context.isAdministrator || evento.vendedorID === context.vendedorID)),
      ),
    isSavedAfterAll: ({ context: { sending } }, items: readonly AssignedProduct[]) =>
      sending !== null && isSaved(sending, items),
    isUnsavable: ({ context }) => !context.isOffered && nextSave(context.pairs) !== null,
  },
  actions: {
    /** The inactive ones come last: their pairs are still to be moved. An address may name one that is gone. */
    showSellers: enqueueActions(({ context, enqueue }, all: readonly Vendedor[]) => {
      enqueue.assign({
        vendedores: [...all.filter(({ activo }) => activo), ...all.filter(({ activo }) => !activo)],
      });
      const { vendedorID } = context;
      if (!all.some((vendedor) => vendedor.vendedorID === vendedorID)) {
        enqueue.raise({ type: 'seller.chosen', vendedorID: null });
      }
    }),
    addClients: assign(({ context }, clientes: readonly Cliente[]) => ({
      clientes: [...context.clientes, ...clientes],
    })),
    addProducts: assign(({ context }, productos: readonly Producto[]) => ({
      productos: [...context.productos, ...productos],
    })),
    /** An address may name a client that is gone. */
    checkClient: enqueueActions(({ context: { clientes, clienteID }, enqueue }) => {
      if (!clientes.some((cliente) => cliente.clienteID === clienteID)) {
        enqueue.raise({ type: 'client.chosen', clienteID: null });
      }
    }),
    showProblem: assign((_, { of, text }: { of: Problems; text: string | null }) => ({ [of]: text })),
    startAnew: assign(({ context }) => ({
      pairs: unsettled(context.pairs, context.sending),
      assignedProblem: null,
      moveProblem: null,
    })),
    showAssigned: assign(({ context }, items: readonly AssignedProduct[]) => {
      const of = pairOf(context);
      return { pairs: { ...context.pairs, [pairKey(of)]: loadedPair(of, items) } };
    }),
    move: assign(({ context }, { ids, to }: { ids: readonly number[]; to: 'assigned' | 'available' }) => ({
      pairs: withPair(context.pairs, pairOf(context), (pair) => moved(pair, ids, to)),
      moveProblem: null,
    })),
    takeNext: assign(({ context }) => ({ sending: nextSave(context.pairs) })),
    confirm: assign(({ context }, items: readonly AssignedProduct[] | null) => ({
      pairs: withSaved(context, (save, pair) => savedPair(pair, save, items)),
    })),
    /** What was moved since, on top of what did not get through, goes back too. */
    takeBack: enqueueActions(({ context, enqueue }, { text, items }: Refusal) => {
      const { sending } = context;
      if (!sending) return;
      const chosen = chosenPair(context);
      const isShown = chosen !== null && pairKey(chosen) === pairKey(sending);
      enqueue.emit({ type: 'failure.logged', text: `${loggedName(sending)}: ${text}` });
      enqueue.assign({
        pairs: withSaved(context, (_, pair) =>
          items === null ? { ...pair, wanted: pair.confirmed } : loadedPair(pair, items),
        ),
        moveProblem: isShown ? text : `${spokenName(context, sending)}: ${text}`,
      });
    }),
    /** The moves stay for this visit, and only a log says so. */
    keepUnsaved: enqueueActions(({ context, enqueue }) => {
      const save = nextSave(context.pairs);
      if (!save) return;
      enqueue.emit({
        type: 'failure.logged',
        text: `${loggedName(save)}: el servidor no ofrece guardar la asignación`,
      });
      enqueue.assign({
        pairs: withPair(context.pairs, save, (pair) => ({
          ...pair,
          confirmed: pair.wanted,
          isLocal: true,
        })),
      });
    }),
    forgetOffer: assign({ isOffered: false }),
    release: assign({ sending: null }),
  },
  delays: { answerLimit: 30_000 },
});

/** What lists the products of the chosen client is given. */
export function assignedInput(context: AssignmentContext) {
  return listInput(pairOf(context));
}

/** Asked for only where a client is chosen. */
function pairOf({ vendedorID, clienteID }: AssignmentContext): PairOf {
  return { vendedorID, clienteID: required(clienteID) };
}

function withSaved(context: AssignmentContext, change: (save: Save, pair: Pair) => Pair) {
  const { pairs, sending } = context;
  return sending ? withPair(pairs, sending, (pair) => change(sending, pair)) : pairs;
}
