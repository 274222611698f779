import type { PaletteItem } from '@presupuesto/machines';
import { type SheetTool, TOOL_KEYS, TOOL_LABELS } from '../SheetTools/sheet-key.ts';

/** A tool of the months in the palette. */
export function toolItem(tool: SheetTool): PaletteItem {
  return {
    id: `herramienta:${tool}`,
    group: 'acciones',
    label: TOOL_LABELS[tool],
    aside: TOOL_KEYS[tool].shown,
  };
}
