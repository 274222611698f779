import { memoryStorage } from './memory-storage.ts';

/** The browser's storage; null where it is denied, whose very name throws then. */
export function openStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    const storage = window[name];
    storage.getItem('');
    return storage;
  } catch {
    return null;
  }
}

/** Where a session lives: on the device, or as long as the page does. */
export function sessionStorageOf(storage: Storage | null): Storage {
  return storage ?? memoryStorage();
}
