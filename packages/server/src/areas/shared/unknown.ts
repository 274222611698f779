/** What a caller reads of something that is not there, or not the caller's to see. */
export const CLIENT_UNKNOWN = 'El cliente no existe';
export const PAIR_UNKNOWN = 'El par no existe';
export const SALE_UNKNOWN = 'La venta no existe';
export const SELLER_UNKNOWN = 'El vendedor no existe';
