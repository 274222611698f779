/** What a currency is called whose id a server does not tell. */
export const LOCAL_CURRENCY = 'moneda local';
