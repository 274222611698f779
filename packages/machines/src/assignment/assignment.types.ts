import type { Cliente, Producto, Vendedor } from '@presupuesto/api-sdk/contract';
import type { NewsFact } from '../live/news.ts';
import type { Pairs, Save } from './pairs.ts';

export interface AssignmentContext {
  /** An administrator chooses the seller first; a seller works on their own relations. */
  readonly isAdministrator: boolean;
  /** The inactive ones last. */
  readonly vendedores: readonly Vendedor[];
  readonly clientes: readonly Cliente[];
  readonly productos: readonly Producto[];
  readonly vendedorID: number | null;
  readonly clienteID: number | null;
  /** Of the client list. */
  readonly search: string;
  /** The chosen client's products, and those of clients that are still being saved. */
  readonly pairs: Pairs;
  /** The save under way. */
  readonly sending: Save | null;
  /** Whether this server can save an assignment, as far as is known. */
  readonly isOffered: boolean;
  readonly sellersProblem: string | null;
  /** The client list's. */
  readonly problem: string | null;
  readonly productsProblem: string | null;
  readonly assignedProblem: string | null;
  /** Why the last moves went back; for a polite status line. */
  readonly moveProblem: string | null;
}

/** What is worked on, as an address says it; a seller names none. */
export interface AssignmentPlace {
  readonly vendedorID: number | null;
  readonly clienteID: number | null;
  readonly search: string;
}

/** `products` are both lists of the chosen client. */
type AssignmentPart = 'sellers' | 'clients' | 'products';

export type AssignmentEvent =
  | { type: 'seller.chosen'; vendedorID: number | null }
  | { type: 'client.chosen'; clienteID: number | null }
  | { type: 'search.typed'; text: string }
  | { type: 'products.moved'; ids: readonly number[]; to: 'assigned' | 'available' }
  | { type: 'retry.requested'; part: AssignmentPart }
  | { type: 'network.returned' }
  | NewsFact
  | { type: 'screen.left' }
  /** Somebody comes back, to the place of an address, while moves are still being saved. */
  | { type: 'screen.entered'; place: AssignmentPlace }
  | { type: 'session.ended' };

export type AssignmentFact =
  /** For a log, never for a screen. */
  | { type: 'failure.logged'; text: string }
  /** The screen was left and nothing is to be saved any more: whoever started the machine stops it. */
  | { type: 'visit.ended' };

export type AssignmentTag =
  | 'loadingSellers'
  | 'loadingClients'
  | 'loadingProducts'
  | 'failed'
  /** An administrator has still to choose a seller. */
  | 'noSeller'
  | 'noClient'
  /** Something moved has not been saved yet. */
  | 'saving';
