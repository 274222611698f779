import { createHash } from 'node:crypto';
import type { Db } from '../db/connect.ts';
import { searchableText } from '../db/searchable.ts';
import { createLimits, resetLimits } from './limits.ts';

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
  wasRight(): Promise<void>;
  /** The key was not looked at, because the server had other worries: as if nobody had tried. */
  takeBack(): Promise<void>;
}

/**
 * Slows down guessing of keys (decisions §8). Wrong tries count by name *and* address, so that nobody uses up another's tries.
 * Past looser totals, by name and by address, only names that have signed in from that address lately may still try. Counted
 * in the database: by all servers together.
 */
export interface SignInThrottle {
  /** Counts a try before its key is looked at. Undefined: refuse it just as a wrong key. */
  begin(one: Try): Promise<CountedTry | undefined>;
}

const windowMs = 15 * 60_000;
const perNameAndAddress = 10;
const perName = 50;
/** An office shares an address. */
const perAddress = 100;

export function createSignInThrottle(db: Db, now: () => Date): SignInThrottle {
  const limits = createLimits(db, now, windowMs);
  return {
    async begin({ nombreUsuario, address, isKnown }) {
      const name = keyOfName(nombreUsuario);
      const pair = `${name} ${address}`;
      const counted = await limits.take([
        { key: `entrada ${address}`, max: perAddress, decides: !isKnown },
        { key: name, max: perName, decides: !isKnown },
        { key: pair, max: perNameAndAddress, decides: true },
      ]);
      return counted && { takeBack: () => counted.takeBack(), wasRight: () => counted.takeBack(pair) };
    },
  };
}

/** The user has another key: earlier tries do not count against it. */
export function resetTriesOf(db: Db, nombreUsuario: string): Promise<void> {
  return resetLimits(db, keyOfName(nombreUsuario));
}

/** Hashed, for people also type their key where their name belongs; of one length, so that none begins as another. */
function keyOfName(nombreUsuario: string): string {
  return `nombre ${createHash('sha256').update(searchableText(nombreUsuario.trim())).digest('base64url')}`;
}
