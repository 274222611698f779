import { createCaller } from '@presupuesto/api-sdk';
import { guardarVolumen } from '@presupuesto/api-sdk/contract';

const call = createCaller({ baseUrl: 'https://ventas.example.org', token: 'token' });
document.title = (
  await call(guardarVolumen, { params: { ventaID: 7 }, query: { volumenTon: 12.5 } })
).message;
