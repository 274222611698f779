import { UnfitDatabase } from './db/check-fit.ts';
import { isDatabaseAway } from './db/database-away.ts';
import { isDatabaseReadOnly } from './db/database-read-only.ts';
import { isDiskFull } from './db/disk-full.ts';
import { FolderInUse } from './db/pglite/folder-lock.ts';
import { type Settings, SettingsError } from './settings.ts';

/** Why the server could not start, for the person who started it; undefined when it is not one of the usual reasons. */
export function startProblem(error: unknown, settings: Settings | undefined): string | undefined {
  if (error instanceof SettingsError || error instanceof FolderInUse || error instanceof UnfitDatabase)
    return error.message;
  if (!(error instanceof Error) || settings === undefined) return undefined;
  const { host, port, dataDir, databaseUrl } = settings;
  const root = rootOf(error) as NodeJS.ErrnoException & { hostname?: string };
  const { code, syscall, hostname, message, path } = root;
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === host)) {
    if (code === 'EADDRINUSE') return `El puerto ${port} ya está en uso. Indique otro en PORT.`;
    if (code === 'EACCES') return `No hay permiso para usar el puerto ${port}. Indique otro en PORT.`;
    return `No se puede escuchar en ${host}:${port} (${code}). Revise HOST y PORT.`;
  }
  const unopened = `No se puede abrir la base de datos de DATABASE_URL: ${message || code}`;
  if (
    databaseUrl !== undefined &&
    path !== undefined &&
    (syscall === 'connect' || namesFile(databaseUrl, path))
  )
    return unopened;
  const unwritable = (why: string): string =>
    `No se puede escribir en la carpeta de datos «${dataDir}» (${why}). Revise DATA_DIR.`;
  if (typeof code === 'string' && (folderCodes.has(code) || (code === 'ENOENT' && syscall === 'mkdir')))
    return unwritable(code);
  if (databaseUrl === undefined) return isDiskFull(error) ? unwritable('ENOSPC') : undefined;
  if (code === '42P07' || code === '42710')
    return `La base de datos de DATABASE_URL no está vacía: ${message}. Cree otra para el programa.`;
  if (isDatabaseReadOnly(error))
    return `La base de datos de DATABASE_URL es solo de lectura: ${message}. Indique una en la que se pueda escribir.`;
  const isRefused = typeof code === 'string' && /^(28...|3D000|42501|0A000|58P01)$/.test(code);
  // The driver gives it no code: the key is missing, or not the user's.
  const isKeyless = message.startsWith('SASL');
  return isDatabaseAway(error) || isDiskFull(error) || isRefused || isKeyless ? unopened : undefined;
}

const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EIO', 'ENOTDIR', 'EEXIST']);

/** A certificate or a key of TLS. */
const namesFile = (databaseUrl: string, path: string): boolean =>
  [...new URL(databaseUrl).searchParams.values()].includes(path);

/** The database library wraps what went wrong. */
export function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
