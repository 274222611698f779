import { logWarning } from './log.ts';
import { memoryStorage } from './memory-storage.ts';

/** The browser's storage, or one that lasts as long as the page where the browser denies it. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return window[name];
  } catch (error) {
    logWarning(`El navegador no permite usar ${name}`, error);
    return memoryStorage();
  }
}
