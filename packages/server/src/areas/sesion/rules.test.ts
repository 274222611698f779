import { describe, expect, it } from 'vitest';
import { acceptedKey } from './rules.ts';

const now = new Date('2026-10-15T12:00:00Z');
const earlier = new Date(now.getTime() - 1);
const later = new Date(now.getTime() + 1);
const user = { activo: true, bloqueado: false, claveVence: null, claveTemporalVence: null };
const both = { own: true, recovery: true };

describe('The key that lets a user in', () => {
  it("is the user's own before the recovery's", () => {
    expect(acceptedKey({ ...user, claveTemporalVence: later }, both, now)).toBe('own');
  });

  it("is the recovery's only until it expires", () => {
    const recovery = { own: false, recovery: true };
    expect(acceptedKey({ ...user, claveTemporalVence: later }, recovery, now)).toBe('recovery');
    expect(acceptedKey({ ...user, claveTemporalVence: now }, recovery, now)).toBeUndefined();
    expect(acceptedKey(user, recovery, now)).toBeUndefined();
  });

  it('is none once a key set by somebody else has expired, unless a recovery is pending', () => {
    const expired = { ...user, claveVence: earlier };
    expect(acceptedKey(expired, { own: true, recovery: false }, now)).toBeUndefined();
    expect(acceptedKey({ ...expired, claveTemporalVence: later }, both, now)).toBe('recovery');
  });

  it('is none for a blocked or inactive user', () => {
    expect(acceptedKey({ ...user, bloqueado: true }, both, now)).toBeUndefined();
    expect(acceptedKey({ ...user, activo: false }, both, now)).toBeUndefined();
  });
});
