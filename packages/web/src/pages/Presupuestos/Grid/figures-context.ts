import { createContext } from 'react';
import type { Figures } from './widths.ts';

/** What the cells of the sheet around show, which says how wide its columns are. */
export const FiguresContext = createContext<Figures>('volumenTon');
