/** How a server ends what it says where only people can mend it: until then another try brings nothing. */
export const NEEDS_ADMIN = '. Avise a quien lo administra.';
