const DAY_MS = 86_400_000;
const DAYS_1904 = 1462;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;

/**
 * A date cell's number as ISO text: `2025-10-01`, `2025-10-01T08:30:00` or, below a day, `08:30:00`. Undefined for a
 * number that shows no date. Day 60 of the old calendar is 29 February 1900, which never was and stays as written.
 */
export function serialDate(serial: number, is1904: boolean): string | undefined {
  const days = serial + (is1904 ? DAYS_1904 : 0);
  if (!(days >= 0 && days < LAST_DAY + 1)) return undefined;
  const whole = Math.floor(days);
  if (!is1904 && whole === 60) return '1900-02-29';
  const base = Date.UTC(1899, 11, whole < 60 ? 31 : 30);
  const instant = new Date(base + Math.round((days * DAY_MS) / 1000) * 1000).toISOString();
  const [date = '', time = ''] = instant.slice(0, 19).split('T');
  if (serial < 1) return time;
  return time === '00:00:00' ? date : `${date}T${time}`;
}
