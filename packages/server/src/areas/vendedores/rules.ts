/** The message when a salesperson's code or address is another's already, by the index that says so. */
export const TAKEN = {
  vendedor_codigo: 'Ya existe un vendedor con ese código',
  vendedor_email: 'Ya existe un vendedor con ese email',
};

/** Room for the number that makes a name unique, within the 100 characters that a user's name may have. */
const longest = 90;

/** The user's name that an e-mail address gives: its local part (decisions §8). */
export function nameFromEmail(email: string): string {
  // A character outside the basic plane is not cut in two.
  return email
    .slice(0, email.indexOf('@'))
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '');
}
