import { assignedRegion } from './assigned.region.ts';
import { assignmentSetup } from './assignment.setup.ts';
import { clientsRegion } from './clients.region.ts';
import { productsRegion } from './products.region.ts';
import { savesRegion } from './saves.region.ts';
import { sellersRegion } from './sellers.region.ts';
import { visitRegion } from './visit.region.ts';

/**
 * Asignación de Clientes y Productos: the seller, where an administrator works, the client, and the two
 * lists of products. A move shows at once and is saved behind it.
 */
export const assignmentMachine = assignmentSetup.createMachine({
  id: 'assignment',
  context: ({ input }) => ({
    isAdministrator: input.isAdministrator,
    vendedores: [],
    clientes: [],
    productos: [],
    vendedorID: input.isAdministrator ? input.place.vendedorID : null,
    clienteID: input.place.clienteID,
    search: input.place.search,
    pairs: {},
    sending: null,
    isOffered: true,
    sellersProblem: null,
    problem: null,
    productsProblem: null,
    assignedProblem: null,
    moveProblem: null,
  }),
  invoke: [{ src: 'networkReturns' }, { src: 'news' }],
  type: 'parallel',
  states: {
    sellers: sellersRegion,
    clients: clientsRegion,
    products: productsRegion,
    assigned: assignedRegion,
    saves: savesRegion,
    visit: visitRegion,
  },
});
