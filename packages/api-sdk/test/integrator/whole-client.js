import { createClient } from '@presupuesto/api-sdk';

const sdk = createClient({ baseUrl: 'https://ventas.example.org', token: 'token' });
document.title = (await sdk.ventas.saveVolumen(7, 12.5)).message;
