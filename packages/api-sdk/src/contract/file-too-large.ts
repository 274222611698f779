import { server } from './error-text.ts';

/** A proxy takes less than the server behind it does: sending the file again brings nothing. */
export const FILE_TOO_LARGE = server(
  'El archivo es demasiado grande para este servidor. Avise a quien lo administra.',
);
