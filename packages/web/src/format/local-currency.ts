/** What a currency is called whose id a server does not send. */
export const LOCAL_CURRENCY = 'moneda local';
