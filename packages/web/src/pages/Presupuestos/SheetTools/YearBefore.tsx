interface YearBeforeProps {
  /** The reference, of which no month matches by year: `CUR-2026`. */
  readonly referenteID: string;
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

/** Compares with the months of the year before, for a reference that has none of the same year; or no longer. */
export function YearBefore({ referenteID, pressed, onToggle }: YearBeforeProps) {
  return (
    <button
      type="button"
      data-tool="year"
      aria-label="Comparar con año −1"
      aria-pressed={pressed}
      title={
        pressed
          ? `Se compara con ${referenteID} mes a mes, año −1`
          : `${referenteID} no tiene estos meses, pero sí los del año anterior`
      }
      onClick={onToggle}
    >
      <span>Comparar con </span>
      <span>año −1</span>
    </button>
  );
}
