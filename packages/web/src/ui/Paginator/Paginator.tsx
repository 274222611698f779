import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTotal } from '../../format/numbers.ts';
import { Root } from './Paginator.parts.ts';
import { pageWindow } from './page-window.ts';

export interface PaginatorProps {
  /** The page shown, from 0. */
  readonly page: number;
  readonly pageSize: number;
  /** Records in all pages. */
  readonly rows: number;
  readonly onPage: (page: number) => void;
  /** Takes no input, as while a page is on its way; keeps the focus. */
  readonly disabled?: boolean;
}

/** Which records are shown, and the way to the others (specification §2); nothing when there is one page or none. */
export function Paginator({ page: asked, pageSize, rows, onPage, disabled = false }: PaginatorProps) {
  const { page, last, links, from, to } = pageWindow(asked, pageSize, rows);
  if (last === 0) return null;

  function button(label: string, target: number, content: ReactNode) {
    // Not `disabled`: at the first or the last page that would throw the keyboard's focus away.
    const refused = disabled || target < 0 || target > last || target === page;
    return (
      <button
        key={label}
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={refused || undefined}
        onClick={() => {
          if (!refused) onPage(target);
        }}
      >
        {content}
      </button>
    );
  }

  return (
    <Root aria-label="Paginación">
      <p>{`Mostrando ${formatTotal(from)} a ${formatTotal(to)} de ${formatTotal(rows)} registros`}</p>
      <div data-group="back">
        {button('Primera página', 0, <ChevronFirst size={18} aria-hidden />)}
        {button('Página anterior', page - 1, <ChevronLeft size={18} aria-hidden />)}
      </div>
      <div data-group="pages">
        {links.map((link) => {
          const name = formatTotal(link + 1);
          return (
            <button
              key={link}
              type="button"
              aria-label={`Página ${name}`}
              aria-current={link === page ? 'page' : undefined}
              aria-disabled={disabled || undefined}
              onClick={() => {
                if (!disabled && link !== page) onPage(link);
              }}
            >
              {name}
            </button>
          );
        })}
      </div>
      <div data-group="on">
        {button('Página siguiente', page + 1, <ChevronRight size={18} aria-hidden />)}
        {button('Última página', last, <ChevronLast size={18} aria-hidden />)}
      </div>
    </Root>
  );
}
