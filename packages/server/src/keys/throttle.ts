import { Limiter } from './limiter.ts';

/** Slows down guessing of keys, by user and by address (decisions §8). In memory: each server process counts for itself. */
export interface SignInThrottle {
  /** Counts an attempt before its key is looked at. False: refuse it just as a wrong key. */
  attempt(nombreUsuario: string, address: string): boolean;
  /** The key was right: the attempt no longer counts against anyone. */
  succeeded(nombreUsuario: string, address: string): void;
  /** The user has another key: earlier attempts do not count against it. */
  forget(nombreUsuario: string): void;
}

const windowMs = 15 * 60_000;
const perUser = 10;
/** An office shares an address. */
const perAddress = 100;

export function createSignInThrottle(now: () => Date): SignInThrottle {
  const users = new Limiter({ max: perUser, windowMs, now });
  const addresses = new Limiter({ max: perAddress, windowMs, now });
  const nameOf = (nombreUsuario: string) => nombreUsuario.trim().toLowerCase();

  return {
    attempt: (nombreUsuario, address) => addresses.take(address) && users.take(nameOf(nombreUsuario)),
    succeeded(nombreUsuario, address) {
      users.forget(nameOf(nombreUsuario));
      addresses.giveBack(address);
    },
    forget: (nombreUsuario) => users.forget(nameOf(nombreUsuario)),
  };
}
