import type { Command } from '../shell/command.ts';
import { cargar } from './cargar/cargar.ts';
import { conformidad } from './conformidad/conformidad.ts';
import { exportar } from './exportar/exportar.ts';
import { tasas } from './tasas/tasas.ts';

/** In the order of the help text. */
export const commands: readonly Command[] = [exportar, cargar, tasas, conformidad];
