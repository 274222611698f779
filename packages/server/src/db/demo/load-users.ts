import { hashKey } from '../../keys/keys.ts';
import { users } from './people.ts';

/** The company's users, with the hash of the key of each who has one. */
export function usersToLoad() {
  return Promise.all(
    users.map(async ({ clave, ...user }) => ({
      ...user,
      claveHash: clave === undefined ? null : await hashKey(clave),
    })),
  );
}
