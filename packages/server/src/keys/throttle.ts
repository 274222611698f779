import { Limiter } from './limiter.ts';

/** Somebody tries to sign in. */
export interface Try {
  /** As it was typed: whether anybody has the name must make no difference. */
  nombreUsuario: string;
  address: string;
  /** Whether this name has signed in from this address lately. */
  isKnown: boolean;
}

/** A try that has been counted as wrong until its key is known. */
interface CountedTry {
  /** The key was right: this try and the wrong ones before it, by that name from that address, count no longer. */
  wasRight(): void;
  /** The key was not looked at, because the server had other worries: as if nobody had tried. */
  takeBack(): void;
}

/**
 * Slows down guessing of keys (decisions §8). Wrong tries count by name *and* address, so that nobody uses up another's tries.
 * Past looser totals, by name and by address, only names that have signed in from that address lately may still try. In memory:
 * each server process counts for itself.
 */
export interface SignInThrottle {
  /** Whether a try would be refused; nothing is counted. */
  refuses(one: Try): boolean;
  /** Counts a try before its key is looked at. Undefined: refuse it just as a wrong key. */
  begin(one: Try): CountedTry | undefined;
  /** The user has another key: earlier tries do not count against it. */
  reset(nombreUsuario: string): void;
}

const windowMs = 15 * 60_000;
const perNameAndAddress = 10;
const perName = 50;
/** An office shares an address. */
const perAddress = 100;

export function createSignInThrottle(now: () => Date): SignInThrottle {
  const pairs = new Limiter({ max: perNameAndAddress, windowMs, now });
  const names = new Limiter({ max: perName, windowMs, now });
  const addresses = new Limiter({ max: perAddress, windowMs, now });
  const pairOf = (name: string, address: string) => `${name}\n${address}`;

  const hasRoom = ({ nombreUsuario, address, isKnown }: Try): boolean => {
    const name = comparable(nombreUsuario);
    if (!pairs.hasRoom(pairOf(name, address))) return false;
    return isKnown || (names.hasRoom(name) && addresses.hasRoom(address));
  };

  return {
    refuses: (one) => !hasRoom(one),
    begin(one) {
      if (!hasRoom(one)) return undefined;
      const name = comparable(one.nombreUsuario);
      const counts = [
        { limiter: pairs, key: pairOf(name, one.address) },
        { limiter: names, key: name },
        { limiter: addresses, key: one.address },
      ].filter(({ limiter, key }) => limiter.take(key));
      const takeBack = () => {
        for (const { limiter, key } of counts) limiter.giveBack(key);
      };
      return {
        takeBack,
        wasRight() {
          takeBack();
          pairs.reset(pairOf(name, one.address));
        },
      };
    },
    reset(nombreUsuario) {
      const name = comparable(nombreUsuario);
      names.reset(name);
      pairs.resetAll(pairOf(name, ''));
    },
  };
}

/** A name without what makes no difference to whom it means: `searchable`, for names that no row has as well. */
function comparable(nombreUsuario: string): string {
  return nombreUsuario
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase();
}
