import { useEffect } from 'react';

export const PRODUCT = 'Presupuesto de Ventas';

/** Names the browser's tab after the screen and the product. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}
